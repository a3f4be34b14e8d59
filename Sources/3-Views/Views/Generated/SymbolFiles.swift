// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/3-Views/Views/Symbols: edit what is there, and run
// .ci/lint --record symbols
// swift-format-ignore-file

/// The drawings of symbols, SVG documents by name in alphabetical order.
enum SymbolFiles {
  static let all: [(name: StaticString, document: StaticString)] = [
    ("airplane", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M12 1.2c-1.2 0-1.9 1.3-1.9 2.9V8L2 13.4v2.5l8.1-2.7V17.7L7.3 19.8v1.8L12 20.2 16.7 21.6V19.8L13.9 17.7V13.2L22 15.9V13.4L13.9 8V4.1C13.9 2.5 13.2 1.2 12 1.2Z"/>
    </svg>
    """#),
    ("alarm", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="24" viewBox="0 0 25 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12.5" cy="13.2" r="8.2"/>
      <path stroke="currentColor" d="M12.5 8.6V13.4L9.6 15.6M6.7 19 4.6 21.4M18.3 19 20.4 21.4M2.6 7.2A4.2 4.2 0 0 1 7.6 2.8M22.4 7.2A4.2 4.2 0 0 0 17.4 2.8"/>
    </svg>
    """#),
    ("ant", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="25" viewBox="0 0 20 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <ellipse stroke="currentColor" cx="10" cy="17.6" rx="3.6" ry="4.8"/>
      <ellipse stroke="currentColor" cx="10" cy="10.4" rx="2.3" ry="2.5"/>
      <ellipse stroke="currentColor" cx="10" cy="5.4" rx="2.5" ry="2.4"/>
      <path stroke="currentColor" transform="scale(0.75)" d="M11.2 4.53 8.53 3.2M15.47 4.53 18.13 3.2M10.4 12.8 5.87 10.67 4 6.4M16.27 12.8 20.8 10.67 22.67 6.4M10.13 15.2H3.47M16.53 15.2H23.2M10.4 18.13 5.87 20.8 4.53 28.8M16.27 18.13 20.8 20.8 22.13 28.8"/>
    </svg>
    """#),
    ("ant.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="25" viewBox="0 0 20 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <ellipse fill="currentColor" cx="10" cy="17.6" rx="4.4" ry="5.6"/>
      <ellipse fill="currentColor" cx="10" cy="10.4" rx="3" ry="2.9"/>
      <ellipse fill="currentColor" cx="10" cy="5.4" rx="3.2" ry="2.9"/>
      <path stroke="currentColor" transform="scale(0.75)" d="M11.2 4.53 8.53 3.2M15.47 4.53 18.13 3.2M10.4 12.8 5.87 10.67 4 6.4M16.27 12.8 20.8 10.67 22.67 6.4M10.13 15.2H3.47M16.53 15.2H23.2M10.4 18.13 5.87 20.8 4.53 28.8M16.27 18.13 20.8 20.8 22.13 28.8"/>
    </svg>
    """#),
    ("antenna.radiowaves.left.and.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="22" viewBox="0 0 29 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="currentColor" cx="14.5" cy="9.4" r="2.1"/>
      <path stroke="currentColor" d="M14.5 10V19.6M18.6 6.2A5.2 5.2 0 0 1 18.6 12.6M10.4 12.6A5.2 5.2 0 0 1 10.4 6.2M21.28 4.11A8.6 8.6 0 0 1 21.28 14.69M7.72 14.69A8.6 8.6 0 0 1 7.72 4.11M23.96 2.01A12 12 0 0 1 23.96 16.79M5.04 16.79A12 12 0 0 1 5.04 2.01"/>
    </svg>
    """#),
    ("archivebox", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.4" width="21.6" height="5" rx="1.6"/>
      <path stroke="currentColor" d="M4 7.6V17A2.6 2.6 0 0 0 6.6 19.6H19.4A2.6 2.6 0 0 0 22 17V7.6M10 11.6H16"/>
    </svg>
    """#),
    ("archivebox.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.4" y="1.6" width="23.2" height="5.4" rx="2"/>
      <path fill="currentColor" fill-rule="evenodd" d="M3.2 8.6H22.8V17A3.4 3.4 0 0 1 19.4 20.4H6.6A3.4 3.4 0 0 1 3.2 17ZM16.4 11.25A0.95 0.95 0 0 1 16.4 13.15L9.6 13.15A0.95 0.95 0 0 1 9.6 11.25Z"/>
    </svg>
    """#),
    ("arrow.2.squarepath", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="20" viewBox="0 0 28 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3 8 6.8 4.2 10.6 8M6.8 4.6V13.4A2.4 2.4 0 0 0 9.2 15.8H15.2M25 12 21.2 15.8 17.4 12M21.2 15.4V6.6A2.4 2.4 0 0 0 18.8 4.2H12.8"/>
    </svg>
    """#),
    ("arrow.clockwise", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="23" viewBox="0 0 20 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M16.6 8.1A7.6 7.6 0 1 0 17.6 13"/>
      <path stroke="currentColor" d="M17.2 3.4V8.4H12.2"/>
    </svg>
    """#),
    ("arrow.counterclockwise", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="23" viewBox="0 0 20 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.4 8.1A7.6 7.6 0 1 1 2.4 13M2.8 3.4V8.4H7.8"/>
    </svg>
    """#),
    ("arrow.down", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="22" viewBox="0 0 19 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.5 2.4V19.4M3 13 9.5 19.5 16 13"/>
    </svg>
    """#),
    ("arrow.down.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M12 7L12 17.1M7.9 13L12 17.1 16.1 13"/>
    </svg>
    """#),
    ("arrow.down.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12.95 14.81L15.43 12.33A0.95 0.95 0 0 1 16.77 13.67L12.67 17.77A0.95 0.95 0 0 1 11.33 17.77L7.23 13.67A0.95 0.95 0 0 1 8.57 12.33L11.05 14.81L11.05 7A0.95 0.95 0 0 1 12.95 7Z"/>
    </svg>
    """#),
    ("arrow.down.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M15.2 2.8 3.2 14.8M12.2 15.2H2.8V5.8"/>
    </svg>
    """#),
    ("arrow.down.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.8 2.8 14.8 14.8M5.8 15.2H15.2V5.8"/>
    </svg>
    """#),
    ("arrow.down.right.and.arrow.up.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="21" viewBox="0 0 21 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.8 2.8 8.8 8.8M9 2.9V9H2.9M18.2 18.2 12.2 12.2M12 18.1V12H18.1"/>
    </svg>
    """#),
    ("arrow.down.to.line", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="23" viewBox="0 0 19 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.5 2.4V15.6M3.8 10.2 9.5 15.9 15.2 10.2M2.6 20.2H16.4"/>
    </svg>
    """#),
    ("arrow.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="19" viewBox="0 0 22 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M19.6 9.5H2.6M9 3 2.5 9.5 9 16"/>
    </svg>
    """#),
    ("arrow.left.and.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="16" viewBox="0 0 27 16" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.8 8H24.2M7.6 3 2.6 8 7.6 13M19.4 3 24.4 8 19.4 13"/>
    </svg>
    """#),
    ("arrow.left.arrow.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="24" viewBox="0 0 21 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M18.6 7.5H2.6M7.2 2.8 2.5 7.5 7.2 12.2M2.4 16.5H18.4M13.8 11.8 18.5 16.5 13.8 21.2"/>
    </svg>
    """#),
    ("arrow.left.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M17 12L6.9 12M11 7.9L6.9 12 11 16.1"/>
    </svg>
    """#),
    ("arrow.left.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM9.19 12.95L11.67 15.43A0.95 0.95 0 0 1 10.33 16.77L6.23 12.67A0.95 0.95 0 0 1 6.23 11.33L10.33 7.23A0.95 0.95 0 0 1 11.67 8.57L9.19 11.05L17 11.05A0.95 0.95 0 0 1 17 12.95Z"/>
    </svg>
    """#),
    ("arrow.left.to.line", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="18" viewBox="0 0 24 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 2.4V15.6M21.6 9H6.4M12 3.2L6.2 9 12 14.8"/>
    </svg>
    """#),
    ("arrow.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="19" viewBox="0 0 22 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 9.5H19.4M13 3 19.5 9.5 13 16"/>
    </svg>
    """#),
    ("arrow.right.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M7 12L17.1 12M13 7.9L17.1 12 13 16.1"/>
    </svg>
    """#),
    ("arrow.right.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM7.2 11.05H14.1L11.3 8.25a0.95 0.95 0 0 1 1.34 -1.34L17.1 11.33a0.95 0.95 0 0 1 0 1.34L12.64 17.1a0.95 0.95 0 0 1 -1.34 -1.34L14.1 12.95H7.2a0.95 0.95 0 0 1 0 -1.9Z"/>
    </svg>
    """#),
    ("arrow.right.to.line", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="18" viewBox="0 0 24 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M21.6 2.4V15.6M2.4 9H17.6M12 3.2L17.8 9 12 14.8"/>
    </svg>
    """#),
    ("arrow.triangle.2.circlepath", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7.48 5.48A7.8 7.8 0 0 1 20.8 10.2M18.52 16.52A7.8 7.8 0 0 1 5.2 11.8"/>
      <path fill="currentColor" d="M17.5 9.9H24.1Q24.8 9.9 24.4 10.5L21.3 14.6Q20.8 15.2 20.3 14.6L17.2 10.5Q16.8 9.9 17.5 9.9Z"/>
      <path fill="currentColor" d="M8.5 12.1H1.9Q1.2 12.1 1.6 11.5L4.7 7.4Q5.2 6.8 5.7 7.4L8.8 11.5Q9.2 12.1 8.5 12.1Z"/>
    </svg>
    """#),
    ("arrow.up", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="22" viewBox="0 0 19 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.5 19.6V2.6M3 9 9.5 2.5 16 9"/>
    </svg>
    """#),
    ("arrow.up.and.down", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="27" viewBox="0 0 16 27" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8 2.8V24.2M3 7.6 8 2.6 13 7.6M3 19.4 8 24.4 13 19.4"/>
    </svg>
    """#),
    ("arrow.up.arrow.down", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="21" viewBox="0 0 24 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7.5 18.6V2.6M2.8 7.2 7.5 2.5 12.2 7.2M16.5 2.4V18.4M11.8 13.8 16.5 18.5 21.2 13.8"/>
    </svg>
    """#),
    ("arrow.up.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M12 17L12 6.9M7.9 11L12 6.9 16.1 11"/>
    </svg>
    """#),
    ("arrow.up.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM11.05 9.19L8.57 11.67A0.95 0.95 0 0 1 7.23 10.33L11.33 6.23A0.95 0.95 0 0 1 12.67 6.23L16.77 10.33A0.95 0.95 0 0 1 15.43 11.67L12.95 9.19L12.95 17A0.95 0.95 0 0 1 11.05 17Z"/>
    </svg>
    """#),
    ("arrow.up.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M15.2 15.2 3.2 3.2M12.2 2.8H2.8V12.2"/>
    </svg>
    """#),
    ("arrow.up.left.and.arrow.down.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="21" viewBox="0 0 21 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9 9 3 3M2.8 9V2.8H9M12 12 18 18M12 18.2H18.2V12"/>
    </svg>
    """#),
    ("arrow.up.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.8 15.2 14.8 3.2M5.8 2.8H15.2V12.2"/>
    </svg>
    """#),
    ("arrow.up.right.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.4"/>
      <path stroke="currentColor" d="M7.4 14.6L14.2 7.8M8.6 7.4H14.6V13.4"/>
    </svg>
    """#),
    ("arrow.up.to.line", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="23" viewBox="0 0 19 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.5 20.6V7.4M3.8 12.8 9.5 7.1 15.2 12.8M2.6 2.8H16.4"/>
    </svg>
    """#),
    ("arrow.uturn.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="21" viewBox="0 0 23 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7.2 2.6 2.6 7.2 7.2 11.8M2.8 7.2H14.8A5.5 5.5 0 0 1 14.8 18.2H8.6"/>
    </svg>
    """#),
    ("arrow.uturn.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="21" viewBox="0 0 23 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M15.8 2.6 20.4 7.2 15.8 11.8M20.2 7.2H8.2A5.5 5.5 0 0 0 8.2 18.2H14.4"/>
    </svg>
    """#),
    ("arrowshape.turn.up.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="21" viewBox="0 0 25 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M10.4 2.6V6.9C18.6 7.2 22.2 11.5 22.6 18.6 19.6 14.6 16.3 13.2 10.4 13.2V17.5Q10.2 18.3 9.4 17.8L2.6 11Q1.9 10.05 2.6 9.1L9.4 2.3Q10.2 1.8 10.4 2.6Z"/>
    </svg>
    """#),
    ("arrowshape.turn.up.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="21" viewBox="0 0 25 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M14.6 2.6V6.9C6.4 7.2 2.8 11.5 2.4 18.6 5.4 14.6 8.7 13.2 14.6 13.2V17.5Q14.8 18.3 15.6 17.8L22.4 11Q23.1 10.05 22.4 9.1L15.6 2.3Q14.8 1.8 14.6 2.6Z"/>
    </svg>
    """#),
    ("asterisk", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9 2.4V15.6M3.3 5.7L14.7 12.3M14.7 5.7L3.3 12.3"/>
    </svg>
    """#),
    ("at", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="4"/>
      <path stroke="currentColor" d="M16 8.2V13.2A2.9 2.9 0 0 0 21.8 13.2V12A9.8 9.8 0 1 0 17.4 20.2"/>
    </svg>
    """#),
    ("backward", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M24.9 4.3Q26.2 3.6 26.2 5V15Q26.2 16.4 24.9 15.7L16 10.8Q14.8 10 16 9.2ZM12.5 4.3Q13.8 3.6 13.8 5V15Q13.8 16.4 12.5 15.7L3.6 10.8Q2.4 10 3.6 9.2Z"/>
    </svg>
    """#),
    ("backward.end", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="20" viewBox="0 0 23 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M17.8 3.7Q19.6 2.7 19.6 4.7V15.3Q19.6 17.3 17.8 16.3L7.4 11Q5.8 10 7.4 9ZM3.4 3.6V16.4"/>
    </svg>
    """#),
    ("backward.end.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="20" viewBox="0 0 23 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M17.8 3.7Q19.6 2.7 19.6 4.7V15.3Q19.6 17.3 17.8 16.3L7.4 11Q5.8 10 7.4 9Z"/>
      <path stroke="currentColor" d="M3.4 3.6V16.4"/>
    </svg>
    """#),
    ("backward.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M13.4 4.2Q14.6 3.5 14.6 4.9V15.1Q14.6 16.5 13.4 15.8L3.6 10.7Q2.4 10 3.6 9.3ZM25 4.2Q26.2 3.5 26.2 4.9V15.1Q26.2 16.5 25 15.8L15.2 10.7Q14 10 15.2 9.3Z"/>
    </svg>
    """#),
    ("bag", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.6 7.4H17.4A1.6 1.6 0 0 1 19 8.9L19.6 19.4A2.2 2.2 0 0 1 17.4 21.6H4.6A2.2 2.2 0 0 1 2.4 19.4L3 8.9A1.6 1.6 0 0 1 4.6 7.4ZM7 10.6V6.4A4 4 0 0 1 15 6.4V10.6"/>
    </svg>
    """#),
    ("bag.badge.minus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24.5" height="24" viewBox="0 0 24.5 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H24.5V24H0ZM18.6 11.9a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M4.6 7.4H17.4A1.6 1.6 0 0 1 19 8.9L19.6 19.4A2.2 2.2 0 0 1 17.4 21.6H4.6A2.2 2.2 0 0 1 2.4 19.4L3 8.9A1.6 1.6 0 0 1 4.6 7.4ZM7 10.6V6.4A4 4 0 0 1 15 6.4V10.6"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M18.6 13.5a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM16.1 17.65L21.1 17.65A0.75 0.75 0 0 1 21.1 19.15L16.1 19.15A0.75 0.75 0 0 1 16.1 17.65Z"/>
    </svg>
    """#),
    ("bag.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24.5" height="24" viewBox="0 0 24.5 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H24.5V24H0ZM18.6 11.9a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M4.6 7.4H17.4A1.6 1.6 0 0 1 19 8.9L19.6 19.4A2.2 2.2 0 0 1 17.4 21.6H4.6A2.2 2.2 0 0 1 2.4 19.4L3 8.9A1.6 1.6 0 0 1 4.6 7.4ZM7 10.6V6.4A4 4 0 0 1 15 6.4V10.6"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M18.6 13.5a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM19.35 17.65L21.1 17.65A0.75 0.75 0 0 1 21.1 19.15L19.35 19.15L19.35 20.9A0.75 0.75 0 0 1 17.85 20.9L17.85 19.15L16.1 19.15A0.75 0.75 0 0 1 16.1 17.65L17.85 17.65L17.85 15.9A0.75 0.75 0 0 1 19.35 15.9Z"/>
    </svg>
    """#),
    ("bag.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M4.6 7.4H17.4A1.6 1.6 0 0 1 19 8.9L19.6 19.4A2.2 2.2 0 0 1 17.4 21.6H4.6A2.2 2.2 0 0 1 2.4 19.4L3 8.9A1.6 1.6 0 0 1 4.6 7.4Z"/>
      <path stroke="currentColor" d="M7 7V6.4A4 4 0 0 1 15 6.4V7"/>
    </svg>
    """#),
    ("battery.0", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="17" viewBox="0 0 31 17" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.4" width="23" height="12.2" rx="3.4"/>
      <path fill="currentColor" d="M27.2 6.2A2.4 2.4 0 0 1 27.2 10.8Z"/>
    </svg>
    """#),
    ("battery.100", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="17" viewBox="0 0 31 17" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.4" width="23" height="12.2" rx="3.4"/>
      <rect fill="currentColor" x="5" y="5.2" width="17.4" height="6.6" rx="1.4"/>
      <path fill="currentColor" d="M27.2 6.2A2.4 2.4 0 0 1 27.2 10.8Z"/>
    </svg>
    """#),
    ("battery.25", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="17" viewBox="0 0 31 17" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.4" width="23" height="12.2" rx="3.4"/>
      <rect fill="currentColor" x="5" y="5.2" width="5" height="6.6" rx="1.4"/>
      <path fill="currentColor" d="M27.2 6.2A2.4 2.4 0 0 1 27.2 10.8Z"/>
    </svg>
    """#),
    ("battery.50", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="17" viewBox="0 0 31 17" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.4" width="23" height="12.2" rx="3.4"/>
      <rect fill="currentColor" x="5" y="5.2" width="8.7" height="6.6" rx="1.4"/>
      <path fill="currentColor" d="M27.2 6.2A2.4 2.4 0 0 1 27.2 10.8Z"/>
    </svg>
    """#),
    ("battery.75", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="17" viewBox="0 0 31 17" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.4" width="23" height="12.2" rx="3.4"/>
      <rect fill="currentColor" x="5" y="5.2" width="13" height="6.6" rx="1.4"/>
      <path fill="currentColor" d="M27.2 6.2A2.4 2.4 0 0 1 27.2 10.8Z"/>
    </svg>
    """#),
    ("bed.double", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 17V12A2.4 2.4 0 0 1 4.8 9.6H24.2A2.4 2.4 0 0 1 26.6 12V17M2.6 14.2H26.4M4.6 9.4V5.4A2.6 2.6 0 0 1 7.2 2.8H21.8A2.6 2.6 0 0 1 24.4 5.4V9.4M7.8 9.4V8A1.4 1.4 0 0 1 9.2 6.6H12.4A1.4 1.4 0 0 1 13.8 8V9.4M15.2 9.4V8A1.4 1.4 0 0 1 16.6 6.6H19.8A1.4 1.4 0 0 1 21.2 8V9.4"/>
    </svg>
    """#),
    ("bell", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="24" viewBox="0 0 21 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M10.5 2.4c-3.7 0-6.2 2.7-6.2 6.4 0 4.7-1.7 6.1-2.2 7.2-.4.9.1 1.8 1.1 1.8H17.8c1 0 1.5-.9 1.1-1.8-.5-1.1-2.2-2.5-2.2-7.2 0-3.7-2.5-6.4-6.2-6.4Z"/>
      <path stroke="currentColor" d="M8 20.2a2.6 2.6 0 0 0 5 0"/>
    </svg>
    """#),
    ("bell.badge", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H22V24H0ZM16.4 0a6 6 0 1 0 0 12 6 6 0 0 0 0 -12Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M10.5 2.4C6.8 2.4 4.3 5.1 4.3 8.8 4.3 13.5 2.6 14.9 2.1 16 1.7 16.9 2.2 17.8 3.2 17.8H17.8C18.8 17.8 19.3 16.9 18.9 16 18.4 14.9 16.7 13.5 16.7 8.8 16.7 5.1 14.2 2.4 10.5 2.4Z"/>
        <path stroke="currentColor" d="M8 20.2A2.6 2.6 0 0 0 13 20.2"/>
      </g>
      <circle fill="currentColor" cx="16.4" cy="6" r="4"/>
    </svg>
    """#),
    ("bell.badge.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H22V24H0ZM16.4 0a6 6 0 1 0 0 12 6 6 0 0 0 0 -12Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path fill="currentColor" stroke="currentColor" d="M10.5 2.4C6.8 2.4 4.3 5.1 4.3 8.8 4.3 13.5 2.6 14.9 2.1 16 1.7 16.9 2.2 17.8 3.2 17.8H17.8C18.8 17.8 19.3 16.9 18.9 16 18.4 14.9 16.7 13.5 16.7 8.8 16.7 5.1 14.2 2.4 10.5 2.4Z"/>
        <path stroke="currentColor" d="M8 20.2A2.6 2.6 0 0 0 13 20.2"/>
      </g>
      <circle fill="currentColor" cx="16.4" cy="6" r="4"/>
    </svg>
    """#),
    ("bell.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(6.57 5.8) scale(0.517)" stroke-width="3">
        <path stroke="currentColor" d="M10.5 2.4c-3.7 0-6.2 2.7-6.2 6.4 0 4.7-1.7 6.1-2.2 7.2-.4.9.1 1.8 1.1 1.8H17.8c1 0 1.5-.9 1.1-1.8-.5-1.1-2.2-2.5-2.2-7.2 0-3.7-2.5-6.4-6.2-6.4Z"/>
        <path stroke="currentColor" d="M8 20.2a2.6 2.6 0 0 0 5 0"/>
      </g>
    </svg>
    """#),
    ("bell.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(6.57 5.8) scale(0.517)" stroke-width="3">
          <path fill="black" d="M10.5 2.4c-3.7 0-6.2 2.7-6.2 6.4 0 4.7-1.7 6.1-2.2 7.2-.4.9.1 1.8 1.1 1.8H17.8c1 0 1.5-.9 1.1-1.8-.5-1.1-2.2-2.5-2.2-7.2 0-3.7-2.5-6.4-6.2-6.4Z" stroke="black"/>
          <path stroke="black" d="M8 20.2a2.6 2.6 0 0 0 5 0"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("bell.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="24" viewBox="0 0 21 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M10.5 2.4c-3.7 0-6.2 2.7-6.2 6.4 0 4.7-1.7 6.1-2.2 7.2-.4.9.1 1.8 1.1 1.8H17.8c1 0 1.5-.9 1.1-1.8-.5-1.1-2.2-2.5-2.2-7.2 0-3.7-2.5-6.4-6.2-6.4Z" stroke="currentColor"/>
      <path stroke="currentColor" d="M8 20.2a2.6 2.6 0 0 0 5 0"/>
    </svg>
    """#),
    ("bell.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="24" viewBox="0 0 23 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H23V24H0ZM-3.93 -3.8L26.93 27.4 28.85 25.5 -2.01 -5.7Z"/></clipPath>
      <g clip-path="url(#clip)">
        <g transform="translate(1 0)"><path stroke="currentColor" d="M10.5 2.4C6.8 2.4 4.3 5.1 4.3 8.8 4.3 13.5 2.6 14.9 2.1 16 1.7 16.9 2.2 17.8 3.2 17.8H17.8C18.8 17.8 19.3 16.9 18.9 16 18.4 14.9 16.7 13.5 16.7 8.8 16.7 5.1 14.2 2.4 10.5 2.4Z"/></g>
        <g transform="translate(1 0)"><path stroke="currentColor" d="M8 20.2A2.6 2.6 0 0 0 13 20.2"/></g>
      </g>
      <path stroke="currentColor" d="M2.4 2.6L20.6 21"/>
    </svg>
    """#),
    ("bell.slash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="24" viewBox="0 0 23 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H23V24H0ZM-3.93 -3.8L26.93 27.4 28.85 25.5 -2.01 -5.7Z"/></clipPath>
      <g clip-path="url(#clip)">
        <g transform="translate(1 0)"><path fill="currentColor" stroke="currentColor" d="M10.5 2.4C6.8 2.4 4.3 5.1 4.3 8.8 4.3 13.5 2.6 14.9 2.1 16 1.7 16.9 2.2 17.8 3.2 17.8H17.8C18.8 17.8 19.3 16.9 18.9 16 18.4 14.9 16.7 13.5 16.7 8.8 16.7 5.1 14.2 2.4 10.5 2.4Z"/></g>
        <g transform="translate(1 0)"><path stroke="currentColor" d="M8 20.2A2.6 2.6 0 0 0 13 20.2"/></g>
      </g>
      <path stroke="currentColor" d="M2.4 2.6L20.6 21"/>
    </svg>
    """#),
    ("bicycle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 30 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="6.6" cy="13" r="4.7"/>
      <circle stroke="currentColor" cx="23.4" cy="13" r="4.7"/>
      <path stroke="currentColor" d="M6.6 13 11 5.2H19L23.4 13M11 5.2 14.6 13H6.6M14.6 13 19.6 6M18 2.6H20.4L19 5.2M9.2 3H12.6"/>
    </svg>
    """#),
    ("bold", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="20" viewBox="0 0 16 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.4 2.8H8A3.4 3.4 0 0 1 8 9.6H3.4M3.4 9.6H8.8A3.8 3.8 0 0 1 8.8 17.2H3.4V2.8"/>
    </svg>
    """#),
    ("bolt", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="23" viewBox="0 0 17 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M10.4 2.4 2.8 12.4Q2.3 13.4 3.3 13.4H7.4L5.8 20.2Q5.9 21.2 6.8 20.5L14.2 11Q14.8 9.9 13.7 9.9H9.6L11.2 3Q11.2 1.8 10.4 2.4Z"/>
    </svg>
    """#),
    ("bolt.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path fill="currentColor" d="M13.2 5.6 7.6 12.4Q7.2 13.1 8 13.1H11L9.8 17.8Q9.8 18.8 10.6 18.2L16.3 11.4Q16.7 10.7 15.9 10.7H12.9L14.1 6.2Q14.1 5 13.2 5.6Z"/>
    </svg>
    """#),
    ("bolt.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM13.2 5.6 7.6 12.4Q7.2 13.1 8 13.1H11L9.8 17.8Q9.8 18.8 10.6 18.2L16.3 11.4Q16.7 10.7 15.9 10.7H12.9L14.1 6.2Q14.1 5 13.2 5.6Z"/>
    </svg>
    """#),
    ("bolt.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="23" viewBox="0 0 17 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M10.6 1.8 2.6 12.4c-.4.5 0 1.2.6 1.2H7.6L5.6 20.8c-.2.8.7 1.3 1.2.7L14.8 10.9c.4-.5 0-1.2-.6-1.2H9.8L11.8 2.5c.2-.8-.7-1.3-1.2-.7Z"/>
    </svg>
    """#),
    ("book", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M13 5.2V19M13 5.2C11.4 3.4 9.4 2.7 6.8 2.7 5 2.7 3.6 3 2.3 3.6V17.3C3.6 16.7 5 16.4 6.8 16.4 9.4 16.4 11.4 17.2 13 19 14.6 17.2 16.6 16.4 19.2 16.4 21 16.4 22.4 16.7 23.7 17.3V3.6C22.4 3 21 2.7 19.2 2.7 16.6 2.7 14.6 3.4 13 5.2Z"/>
    </svg>
    """#),
    ("book.closed", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="24" viewBox="0 0 19 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M5 2.4H14.6A2 2 0 0 1 16.6 4.4V17.4H4.8A2.3 2.3 0 0 0 4.8 21.8H16.4M2.4 19.6V5A2.6 2.6 0 0 1 5 2.4"/>
    </svg>
    """#),
    ("book.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M12.2 4.2C10.8 2.6 8.9 1.8 6.6 1.8 4.7 1.8 3.2 2.1 1.9 2.7Q1.4 3 1.4 3.6V17.1Q1.4 18.2 2.5 17.9C3.8 17.4 5 17.2 6.6 17.2 8.9 17.2 10.8 17.9 12.2 19.4Z"/>
      <path fill="currentColor" d="M13.8 4.2C15.2 2.6 17.1 1.8 19.4 1.8 21.3 1.8 22.8 2.1 24.1 2.7Q24.6 3 24.6 3.6V17.1Q24.6 18.2 23.5 17.9C22.2 17.4 21 17.2 19.4 17.2 17.1 17.2 15.2 17.9 13.8 19.4Z"/>
    </svg>
    """#),
    ("bookmark", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="23" viewBox="0 0 17 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.8 20V4.6A2 2 0 0 1 4.8 2.6H12.2A2 2 0 0 1 14.2 4.6V20Q14.2 21 13.4 20.3L8.5 15.7 3.6 20.3Q2.8 21 2.8 20Z"/>
    </svg>
    """#),
    ("bookmark.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(7.79 6.3) scale(0.496)" stroke-width="3.13">
        <path stroke="currentColor" d="M2.8 20V4.6A2 2 0 0 1 4.8 2.6H12.2A2 2 0 0 1 14.2 4.6V20Q14.2 21 13.4 20.3L8.5 15.7 3.6 20.3Q2.8 21 2.8 20Z"/>
      </g>
    </svg>
    """#),
    ("bookmark.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(7.79 6.3) scale(0.496)" stroke-width="3.13">
          <path fill="black" stroke="black" d="M2.8 20V4.6A2 2 0 0 1 4.8 2.6H12.2A2 2 0 0 1 14.2 4.6V20Q14.2 21 13.4 20.3L8.5 15.7 3.6 20.3Q2.8 21 2.8 20Z"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("bookmark.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="23" viewBox="0 0 17 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M2.8 20V4.6A2 2 0 0 1 4.8 2.6H12.2A2 2 0 0 1 14.2 4.6V20Q14.2 21 13.4 20.3L8.5 15.7 3.6 20.3Q2.8 21 2.8 20Z"/>
    </svg>
    """#),
    ("bookmark.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="23" viewBox="0 0 17 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H37V43H-20ZM-10.4 -7.4 27.4 30.4 29.32 28.48 -8.48 -9.32Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M2.8 20V4.6A2 2 0 0 1 4.8 2.6H12.2A2 2 0 0 1 14.2 4.6V20Q14.2 21 13.4 20.3L8.5 15.7 3.6 20.3Q2.8 21 2.8 20Z"/>
      </g>
      <path stroke="currentColor" d="M1.6 4.6L15.4 18.4"/>
    </svg>
    """#),
    ("bookmark.slash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="23" viewBox="0 0 17 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H37V43H-20ZM-10.4 -7.4 27.4 30.4 29.32 28.48 -8.48 -9.32Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path fill="currentColor" stroke="currentColor" d="M2.8 20V4.6A2 2 0 0 1 4.8 2.6H12.2A2 2 0 0 1 14.2 4.6V20Q14.2 21 13.4 20.3L8.5 15.7 3.6 20.3Q2.8 21 2.8 20Z"/>
      </g>
      <path stroke="currentColor" d="M1.6 4.6L15.4 18.4"/>
    </svg>
    """#),
    ("books.vertical", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="4.6" width="5.4" height="16" rx="1.2"/>
      <rect stroke="currentColor" x="7.6" y="2.4" width="5.6" height="18.2" rx="1.2"/>
      <g transform="rotate(-13 18.6 12)">
        <rect stroke="currentColor" x="15.6" y="3.8" width="5.6" height="17" rx="1.2"/>
      </g>
      <path stroke="currentColor" d="M2.6 8.6H7.2M2.6 16.6H7.2M8 6.4H12.8M8 16.8H12.8"/>
    </svg>
    """#),
    ("bubble.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6 2.4H19A3.6 3.6 0 0 1 22.6 6V13A3.6 3.6 0 0 1 19 16.6H11.4L7.2 20.3Q6.2 21 6.2 19.8V16.6H6A3.6 3.6 0 0 1 2.4 13V6A3.6 3.6 0 0 1 6 2.4Z"/>
    </svg>
    """#),
    ("bubble.left.and.bubble.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="24" viewBox="0 0 32 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8.2 13.4H7.8L5.4 15.9Q4.6 16.5 4.6 15.4V13.4A2.4 2.4 0 0 1 2.4 11V4.8A2.4 2.4 0 0 1 4.8 2.4H16A2.4 2.4 0 0 1 18.4 4.8V5.4M14 8.8H27.2A2.4 2.4 0 0 1 29.6 11.2V15.8A2.4 2.4 0 0 1 27.2 18.2V20.4Q27.2 21.5 26.4 20.9L23.4 18.2H14A2.4 2.4 0 0 1 11.6 15.8V11.2A2.4 2.4 0 0 1 14 8.8Z"/>
    </svg>
    """#),
    ("bubble.left.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M6 2.4H19A3.6 3.6 0 0 1 22.6 6V13A3.6 3.6 0 0 1 19 16.6H11.4L7.2 20.3Q6.2 21 6.2 19.8V16.6H6A3.6 3.6 0 0 1 2.4 13V6A3.6 3.6 0 0 1 6 2.4Z"/>
    </svg>
    """#),
    ("bubble.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M19 2.4H6A3.6 3.6 0 0 0 2.4 6V13A3.6 3.6 0 0 0 6 16.6H13.6L17.8 20.3Q18.8 21 18.8 19.8V16.6H19A3.6 3.6 0 0 0 22.6 13V6A3.6 3.6 0 0 0 19 2.4Z"/>
    </svg>
    """#),
    ("bubble.right.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M19 2.4H6A3.6 3.6 0 0 0 2.4 6V13A3.6 3.6 0 0 0 6 16.6H13.6L17.8 20.3Q18.8 21 18.8 19.8V16.6H19A3.6 3.6 0 0 0 22.6 13V6A3.6 3.6 0 0 0 19 2.4Z"/>
    </svg>
    """#),
    ("building.2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="24" viewBox="0 0 26 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3 21.4V5.2A1.4 1.4 0 0 1 4.4 3.8H12.2A1.4 1.4 0 0 1 13.6 5.2V21.4M13.8 9.6H21.4A1.4 1.4 0 0 1 22.8 11V21.4M2.2 21.6H23.8"/>
      <path fill="currentColor" fill-rule="evenodd" d="M5.8 7.2h1.9v1.9h-1.9ZM9 7.2h1.9v1.9h-1.9ZM5.8 11h1.9v1.9h-1.9ZM9 11h1.9v1.9h-1.9ZM5.8 14.8h1.9v1.9h-1.9ZM9 14.8h1.9v1.9h-1.9ZM17.3 12.8h1.9v1.9h-1.9ZM17.3 16.4h1.9v1.9h-1.9Z"/>
    </svg>
    """#),
    ("bus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="23" viewBox="0 0 22 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.8" y="2.4" width="16.4" height="16.2" rx="3"/>
      <path stroke="currentColor" d="M3 11.8H19M5.4 18.8V20.4M16.6 18.8V20.4M7.4 5.4H14.6"/>
      <circle fill="currentColor" cx="6.6" cy="15.2" r="1.2"/>
      <circle fill="currentColor" cx="15.4" cy="15.2" r="1.2"/>
    </svg>
    """#),
    ("bus.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="23" viewBox="0 0 22 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M5.4 1.6H16.6A3.4 3.4 0 0 1 20 5V17A2.4 2.4 0 0 1 18.6 19.2V20.6A1 1 0 0 1 17.6 21.6H16.4A1 1 0 0 1 15.4 20.6V19.4H6.6V20.6A1 1 0 0 1 5.6 21.6H4.4A1 1 0 0 1 3.4 20.6V19.2A2.4 2.4 0 0 1 2 17V5A3.4 3.4 0 0 1 5.4 1.6ZM4 5V11.4H18V5A1.2 1.2 0 0 0 16.8 3.8H5.2A1.2 1.2 0 0 0 4 5ZM6 13.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8ZM16 13.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z"/>
    </svg>
    """#),
    ("calendar", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="22" viewBox="0 0 24 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="19.6" height="18" rx="3"/>
      <path fill="currentColor" d="M2.2 7.6V5.2A3 3 0 0 1 5.2 2.2H18.8A3 3 0 0 1 21.8 5.2V7.6Z"/>
      <path fill="currentColor" fill-rule="evenodd" d="M9.1 10h2v2h-2ZM12.8 10h2v2h-2ZM16.5 10h2v2h-2ZM5.4 13.1h2v2h-2ZM9.1 13.1h2v2h-2ZM12.8 13.1h2v2h-2ZM16.5 13.1h2v2h-2ZM5.4 16.2h2v2h-2ZM9.1 16.2h2v2h-2ZM12.8 16.2h2v2h-2Z"/>
    </svg>
    """#),
    ("calendar.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="24" viewBox="0 0 27 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H27V24H0ZM21 11.4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0 -13.2Z"/></clipPath>
      <g clip-path="url(#clip)">
        <rect stroke="currentColor" x="2.2" y="2.2" width="19.6" height="18" rx="3"/>
        <path fill="currentColor" d="M2.2 7.6V5.2A3 3 0 0 1 5.2 2.2H18.8A3 3 0 0 1 21.8 5.2V7.6Z"/>
        <path fill="currentColor" fill-rule="evenodd" d="M9.1 10h2v2h-2ZM12.8 10h2v2h-2ZM16.5 10h2v2h-2ZM5.4 13.1h2v2h-2ZM9.1 13.1h2v2h-2ZM12.8 13.1h2v2h-2ZM16.5 13.1h2v2h-2ZM5.4 16.2h2v2h-2ZM9.1 16.2h2v2h-2ZM12.8 16.2h2v2h-2Z"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M21 13.1a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM21.75 17.25L23.5 17.25A0.75 0.75 0 0 1 23.5 18.75L21.75 18.75L21.75 20.5A0.75 0.75 0 0 1 20.25 20.5L20.25 18.75L18.5 18.75A0.75 0.75 0 0 1 18.5 17.25L20.25 17.25L20.25 15.5A0.75 0.75 0 0 1 21.75 15.5Z"/>
    </svg>
    """#),
    ("calendar.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5.7 6.22) scale(0.525)" stroke-width="2.95">
        <rect stroke="currentColor" x="2.2" y="2.2" width="19.6" height="18" rx="3"/>
        <path fill="currentColor" d="M2.2 7.6V5.2A3 3 0 0 1 5.2 2.2H18.8A3 3 0 0 1 21.8 5.2V7.6Z"/>
        <path fill="currentColor" fill-rule="evenodd" d="M9.1 10h2v2h-2ZM12.8 10h2v2h-2ZM16.5 10h2v2h-2ZM5.4 13.1h2v2h-2ZM9.1 13.1h2v2h-2ZM12.8 13.1h2v2h-2ZM16.5 13.1h2v2h-2ZM5.4 16.2h2v2h-2ZM9.1 16.2h2v2h-2ZM12.8 16.2h2v2h-2Z"/>
      </g>
    </svg>
    """#),
    ("camera", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="21" viewBox="0 0 27 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.6 5.2H7.7Q8.4 5.2 8.8 4.6L9.9 3.1Q10.3 2.5 11 2.5H16Q16.7 2.5 17.1 3.1L18.2 4.6Q18.6 5.2 19.3 5.2H22.4A2.2 2.2 0 0 1 24.6 7.4V16.3A2.2 2.2 0 0 1 22.4 18.5H4.6A2.2 2.2 0 0 1 2.4 16.3V7.4A2.2 2.2 0 0 1 4.6 5.2Z"/>
      <circle stroke="currentColor" cx="13.5" cy="11.6" r="4.2"/>
    </svg>
    """#),
    ("camera.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5.2 6.71) scale(0.504)" stroke-width="3.08">
        <path stroke="currentColor" d="M4.6 5.2H7.7Q8.4 5.2 8.8 4.6L9.9 3.1Q10.3 2.5 11 2.5H16Q16.7 2.5 17.1 3.1L18.2 4.6Q18.6 5.2 19.3 5.2H22.4A2.2 2.2 0 0 1 24.6 7.4V16.3A2.2 2.2 0 0 1 22.4 18.5H4.6A2.2 2.2 0 0 1 2.4 16.3V7.4A2.2 2.2 0 0 1 4.6 5.2Z"/>
        <circle stroke="currentColor" cx="13.5" cy="11.6" r="4.2"/>
      </g>
    </svg>
    """#),
    ("camera.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(5.2 6.71) scale(0.504)" stroke-width="3.08">
          <path fill="black" fill-rule="evenodd" d="M4.6 5.2H7.7Q8.4 5.2 8.8 4.6L9.9 3.1Q10.3 2.5 11 2.5H16Q16.7 2.5 17.1 3.1L18.2 4.6Q18.6 5.2 19.3 5.2H22.4A2.2 2.2 0 0 1 24.6 7.4V16.3A2.2 2.2 0 0 1 22.4 18.5H4.6A2.2 2.2 0 0 1 2.4 16.3V7.4A2.2 2.2 0 0 1 4.6 5.2ZM13.5 6.7a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM13.5 8.4a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0 -6.4Z"/>
          <path stroke="black" d="M4.6 5.2H7.7Q8.4 5.2 8.8 4.6L9.9 3.1Q10.3 2.5 11 2.5H16Q16.7 2.5 17.1 3.1L18.2 4.6Q18.6 5.2 19.3 5.2H22.4A2.2 2.2 0 0 1 24.6 7.4V16.3A2.2 2.2 0 0 1 22.4 18.5H4.6A2.2 2.2 0 0 1 2.4 16.3V7.4A2.2 2.2 0 0 1 4.6 5.2Z"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("camera.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="21" viewBox="0 0 27 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M4.6 5.2H7.7Q8.4 5.2 8.8 4.6L9.9 3.1Q10.3 2.5 11 2.5H16Q16.7 2.5 17.1 3.1L18.2 4.6Q18.6 5.2 19.3 5.2H22.4A2.2 2.2 0 0 1 24.6 7.4V16.3A2.2 2.2 0 0 1 22.4 18.5H4.6A2.2 2.2 0 0 1 2.4 16.3V7.4A2.2 2.2 0 0 1 4.6 5.2ZM13.5 6.7a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM13.5 8.4a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0 -6.4Z"/>
      <path stroke="currentColor" d="M4.6 5.2H7.7Q8.4 5.2 8.8 4.6L9.9 3.1Q10.3 2.5 11 2.5H16Q16.7 2.5 17.1 3.1L18.2 4.6Q18.6 5.2 19.3 5.2H22.4A2.2 2.2 0 0 1 24.6 7.4V16.3A2.2 2.2 0 0 1 22.4 18.5H4.6A2.2 2.2 0 0 1 2.4 16.3V7.4A2.2 2.2 0 0 1 4.6 5.2Z"/>
    </svg>
    """#),
    ("camera.viewfinder", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 7.4V5.4A3 3 0 0 1 5.4 2.4H7.4M16.6 2.4H18.6A3 3 0 0 1 21.6 5.4V7.4M21.6 16.6V18.6A3 3 0 0 1 18.6 21.6H16.6M7.4 21.6H5.4A3 3 0 0 1 2.4 18.6V16.6"/>
      <path fill="currentColor" fill-rule="evenodd" d="M7.4 8.6H9L9.7 7.6A.8.8 0 0 1 10.3 7.2H13.7A.8.8 0 0 1 14.3 7.6L15 8.6H16.6A1.4 1.4 0 0 1 18 10V15.2A1.4 1.4 0 0 1 16.6 16.6H7.4A1.4 1.4 0 0 1 6 15.2V10A1.4 1.4 0 0 1 7.4 8.6ZM12 9.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0 -5.2Z"/>
    </svg>
    """#),
    ("capsule", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="18" viewBox="0 0 28 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="23.6" height="13.6" rx="6.8"/>
    </svg>
    """#),
    ("capsule.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="18" viewBox="0 0 28 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="1.35" width="25.3" height="15.3" rx="7.65"/>
    </svg>
    """#),
    ("car", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.9 10.2 5.7 4.4A2.2 2.2 0 0 1 7.8 2.8H18.2A2.2 2.2 0 0 1 20.3 4.4L22.1 10.2M3 12.2A2.6 2.6 0 0 1 5.6 9.6H20.4A2.6 2.6 0 0 1 23 12.2V16.2H3ZM3.6 16.4V18.4M22.4 16.4V18.4"/>
      <path fill="currentColor" d="M7.1 11.6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM18.9 11.6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z"/>
    </svg>
    """#),
    ("car.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M5.4 3.8A2.6 2.6 0 0 1 7.9 2H18.1A2.6 2.6 0 0 1 20.6 3.8L22 8.2A3.4 3.4 0 0 1 24 11.3V17.8A1.2 1.2 0 0 1 22.8 19H21.2A1.2 1.2 0 0 1 20 17.8V16.6H6V17.8A1.2 1.2 0 0 1 4.8 19H3.2A1.2 1.2 0 0 1 2 17.8V11.3A3.4 3.4 0 0 1 4 8.2ZM7.6 3.9a.9.9 0 0 0-.8.6L5.8 7.7H20.2L19.2 4.5a.9.9 0 0 0-.8-.6ZM6 10.6a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM20 10.6a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z"/>
    </svg>
    """#),
    ("cart", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M1.9 2.4H4.2A1 1 0 0 1 5.2 3.2L7.4 14H20.4M5.6 4.8H22.8A1 1 0 0 1 23.8 6L22.6 9.6A1.6 1.6 0 0 1 21 10.7L6.9 11.4"/>
      <circle fill="currentColor" cx="9" cy="18.4" r="1.9"/>
      <circle fill="currentColor" cx="19" cy="18.4" r="1.9"/>
    </svg>
    """#),
    ("cart.badge.minus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="23" viewBox="0 0 28 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H28V23H0ZM21.4 10.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M1.9 2.4H4.2A1 1 0 0 1 5.2 3.2L7.4 14H20.4M5.6 4.8H22.8A1 1 0 0 1 23.8 6L22.6 9.6A1.6 1.6 0 0 1 21 10.7L6.9 11.4"/>
        <circle fill="currentColor" cx="9" cy="18.4" r="1.9"/>
        <circle fill="currentColor" cx="19" cy="18.4" r="1.9"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M21.4 12.1a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM18.9 16.25L23.9 16.25A0.75 0.75 0 0 1 23.9 17.75L18.9 17.75A0.75 0.75 0 0 1 18.9 16.25Z"/>
    </svg>
    """#),
    ("cart.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="23" viewBox="0 0 28 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H28V23H0ZM21.4 10.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M1.9 2.4H4.2A1 1 0 0 1 5.2 3.2L7.4 14H20.4M5.6 4.8H22.8A1 1 0 0 1 23.8 6L22.6 9.6A1.6 1.6 0 0 1 21 10.7L6.9 11.4"/>
        <circle fill="currentColor" cx="9" cy="18.4" r="1.9"/>
        <circle fill="currentColor" cx="19" cy="18.4" r="1.9"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M21.4 12.1a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM22.15 16.25L23.9 16.25A0.75 0.75 0 0 1 23.9 17.75L22.15 17.75L22.15 19.5A0.75 0.75 0 0 1 20.65 19.5L20.65 17.75L18.9 17.75A0.75 0.75 0 0 1 18.9 16.25L20.65 16.25L20.65 14.5A0.75 0.75 0 0 1 22.15 14.5Z"/>
    </svg>
    """#),
    ("cart.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5.3 6.33) scale(0.515)" stroke-width="3.01">
        <path stroke="currentColor" d="M1.9 2.4H4.2A1 1 0 0 1 5.2 3.2L7.4 14H20.4M5.6 4.8H22.8A1 1 0 0 1 23.8 6L22.6 9.6A1.6 1.6 0 0 1 21 10.7L6.9 11.4"/>
        <circle fill="currentColor" cx="9" cy="18.4" r="1.9"/>
        <circle fill="currentColor" cx="19" cy="18.4" r="1.9"/>
      </g>
    </svg>
    """#),
    ("cart.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(5.3 6.33) scale(0.515)" stroke-width="3.01">
          <path stroke="black" d="M1.8 2H4.2a1 1 0 0 1 1 .8L7.4 13.6H20.4"/>
          <path fill="black" d="M6 4.6H22.8a1 1 0 0 1 1 1.2L22.4 12a1.6 1.6 0 0 1-1.6 1.2H7.6Z"/>
          <circle fill="black" cx="9" cy="18.2" r="1.9"/>
          <circle fill="black" cx="19" cy="18.2" r="1.9"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("cart.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M1.8 2H4.2a1 1 0 0 1 1 .8L7.4 13.6H20.4"/>
      <path fill="currentColor" d="M6 4.6H22.8a1 1 0 0 1 1 1.2L22.4 12a1.6 1.6 0 0 1-1.6 1.2H7.6Z"/>
      <circle fill="currentColor" cx="9" cy="18.2" r="1.9"/>
      <circle fill="currentColor" cx="19" cy="18.2" r="1.9"/>
    </svg>
    """#),
    ("cellularbars", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="18" viewBox="0 0 24 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M2.6 11.5H4.2A1.1 1.1 0 0 1 5.3 12.6V14.7A1.1 1.1 0 0 1 4.2 15.8H2.6A1.1 1.1 0 0 1 1.5 14.7V12.6A1.1 1.1 0 0 1 2.6 11.5ZM8 8.7H9.6A1.1 1.1 0 0 1 10.7 9.8V14.7A1.1 1.1 0 0 1 9.6 15.8H8A1.1 1.1 0 0 1 6.9 14.7V9.8A1.1 1.1 0 0 1 8 8.7ZM13.4 5.6H15A1.1 1.1 0 0 1 16.1 6.7V14.7A1.1 1.1 0 0 1 15 15.8H13.4A1.1 1.1 0 0 1 12.3 14.7V6.7A1.1 1.1 0 0 1 13.4 5.6ZM18.8 2.2H20.4A1.1 1.1 0 0 1 21.5 3.3V14.7A1.1 1.1 0 0 1 20.4 15.8H18.8A1.1 1.1 0 0 1 17.7 14.7V3.3A1.1 1.1 0 0 1 18.8 2.2Z"/>
    </svg>
    """#),
    ("chart.bar", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="22" viewBox="0 0 25 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.4" y="11.4" width="4.4" height="8" rx="1.2"/>
      <rect stroke="currentColor" x="10.2" y="6.8" width="4.4" height="12.6" rx="1.2"/>
      <rect stroke="currentColor" x="18" y="2.4" width="4.4" height="17" rx="1.2"/>
    </svg>
    """#),
    ("chart.bar.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="22" viewBox="0 0 25 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.6" y="10.6" width="6" height="9.8" rx="1.6"/>
      <rect fill="currentColor" x="9.5" y="6" width="6" height="14.4" rx="1.6"/>
      <rect fill="currentColor" x="17.4" y="1.6" width="6" height="18.8" rx="1.6"/>
    </svg>
    """#),
    ("chart.line.uptrend.xyaxis", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 2.4V19A1.4 1.4 0 0 0 4 20.4H23.4M6.6 15.6 11.2 10.4 14.8 13.4 21.6 5.4M16.8 4.8H22V10"/>
    </svg>
    """#),
    ("chart.pie", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="11.6" cy="12.4" r="9.6"/>
      <path stroke="currentColor" d="M11.6 2.8V12.4L18.4 19.2M11.6 12.4H21.2"/>
    </svg>
    """#),
    ("chart.pie.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M10.4 4.4A9.2 9.2 0 1 0 19.6 13.6H11.4A1 1 0 0 1 10.4 12.6Z"/>
      <path fill="currentColor" d="M13.2 2.4Q13.2 1.4 14.2 1.45A9.2 9.2 0 0 1 22.55 9.8Q22.6 10.8 21.6 10.8H14.2A1 1 0 0 1 13.2 9.8Z"/>
    </svg>
    """#),
    ("checklist", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="20" viewBox="0 0 25 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 4.9 4.2 6.8 7.2 2.6M2.4 15.3 4.2 17.2 7.2 13M11.4 4.4H22.6M11.4 10H22.6M11.4 15.6H22.6"/>
    </svg>
    """#),
    ("checkmark", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="19" viewBox="0 0 20 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 10.6 7.4 16.2 17.2 2.8"/>
    </svg>
    """#),
    ("checkmark.bubble", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6 2.4H19A3.6 3.6 0 0 1 22.6 6V13A3.6 3.6 0 0 1 19 16.6H11.4L7.2 20.3Q6.2 21 6.2 19.8V16.6H6A3.6 3.6 0 0 1 2.4 13V6A3.6 3.6 0 0 1 6 2.4Z"/>
      <path stroke="currentColor" d="M9 9.8L11.6 12.4 16.2 6.6"/>
    </svg>
    """#),
    ("checkmark.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M7.6 12.7 10.8 16.3 16.4 8"/>
    </svg>
    """#),
    ("checkmark.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM16.9 7.4a1 1 0 0 0-1.4.3L10.7 15 8.3 12.3a1 1 0 0 0-1.5 1.3L10.1 17.2a1 1 0 0 0 1.6-.1L17.2 8.8a1 1 0 0 0-.3-1.4Z"/>
    </svg>
    """#),
    ("checkmark.rectangle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="3"/>
      <path stroke="currentColor" d="M9 10.4L11.8 13.2 17 6.8"/>
    </svg>
    """#),
    ("checkmark.seal", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M15.52 3.5A4.3 4.3 0 0 1 20.5 8.48 4.3 4.3 0 0 1 20.5 15.52 4.3 4.3 0 0 1 15.52 20.5 4.3 4.3 0 0 1 8.48 20.5 4.3 4.3 0 0 1 3.5 15.52 4.3 4.3 0 0 1 3.5 8.48 4.3 4.3 0 0 1 8.48 3.5 4.3 4.3 0 0 1 15.52 3.5ZM7.7 12.6 10.8 16.1 16.2 8.2"/>
    </svg>
    """#),
    ("checkmark.seal.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M15.52 3.5A4.3 4.3 0 0 1 20.5 8.48 4.3 4.3 0 0 1 20.5 15.52 4.3 4.3 0 0 1 15.52 20.5 4.3 4.3 0 0 1 8.48 20.5 4.3 4.3 0 0 1 3.5 15.52 4.3 4.3 0 0 1 3.5 8.48 4.3 4.3 0 0 1 8.48 3.5 4.3 4.3 0 0 1 15.52 3.5ZM10.7 14.56L15.42 7.66A0.95 0.95 0 0 1 16.98 8.74L11.58 16.64A0.95 0.95 0 0 1 10.09 16.73L6.99 13.23A0.95 0.95 0 0 1 8.41 11.97Z"/>
      <path stroke="currentColor" d="M15.52 3.5A4.3 4.3 0 0 1 20.5 8.48 4.3 4.3 0 0 1 20.5 15.52 4.3 4.3 0 0 1 15.52 20.5 4.3 4.3 0 0 1 8.48 20.5 4.3 4.3 0 0 1 3.5 15.52 4.3 4.3 0 0 1 3.5 8.48 4.3 4.3 0 0 1 8.48 3.5 4.3 4.3 0 0 1 15.52 3.5Z"/>
    </svg>
    """#),
    ("checkmark.shield", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11 2.4C8.8 4 6.2 5 3.2 5.4V11.4C3.2 16.2 6.2 19.6 11 21.8 15.8 19.6 18.8 16.2 18.8 11.4V5.4C15.8 5 13.2 4 11 2.4ZM7.2 11.8 10.1 15 14.9 8"/>
    </svg>
    """#),
    ("checkmark.shield.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M11 2.4C8.8 4 6.2 5 3.2 5.4V11.4C3.2 16.2 6.2 19.6 11 21.8 15.8 19.6 18.8 16.2 18.8 11.4V5.4C15.8 5 13.2 4 11 2.4ZM10 13.47L14.12 7.46A0.95 0.95 0 0 1 15.68 8.54L10.88 15.54A0.95 0.95 0 0 1 9.4 15.64L6.5 12.44A0.95 0.95 0 0 1 7.9 11.16Z"/>
      <path stroke="currentColor" d="M11 2.4C8.8 4 6.2 5 3.2 5.4V11.4C3.2 16.2 6.2 19.6 11 21.8 15.8 19.6 18.8 16.2 18.8 11.4V5.4C15.8 5 13.2 4 11 2.4Z"/>
    </svg>
    """#),
    ("checkmark.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.2"/>
      <path stroke="currentColor" d="M6.7 11.5 9.8 15 15.3 7.2"/>
    </svg>
    """#),
    ("checkmark.square.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M5.35 1.35H16.65A4 4 0 0 1 20.65 5.35V16.65A4 4 0 0 1 16.65 20.65H5.35A4 4 0 0 1 1.35 16.65V5.35A4 4 0 0 1 5.35 1.35ZM9.72 13.47L14.52 6.65A0.95 0.95 0 0 1 16.08 7.75L10.58 15.55A0.95 0.95 0 0 1 9.09 15.63L5.99 12.13A0.95 0.95 0 0 1 7.41 10.87Z"/>
    </svg>
    """#),
    ("chevron.backward", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="13" height="20" viewBox="0 0 13 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.8 2.6 2.8 10 9.8 17.4"/>
    </svg>
    """#),
    ("chevron.compact.down", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="11" viewBox="0 0 24 11" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3 3.4 12 7.4 21 3.4"/>
    </svg>
    """#),
    ("chevron.compact.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="11" height="24" viewBox="0 0 11 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7.6 3 3.6 12 7.6 21"/>
    </svg>
    """#),
    ("chevron.compact.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="11" height="24" viewBox="0 0 11 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.4 3 7.4 12 3.4 21"/>
    </svg>
    """#),
    ("chevron.compact.up", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="11" viewBox="0 0 24 11" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3 7.6 12 3.6 21 7.6"/>
    </svg>
    """#),
    ("chevron.down", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="13" viewBox="0 0 20 13" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 3.2 10 10.2 17.4 3.2"/>
    </svg>
    """#),
    ("chevron.down.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M7.2 10L12 14.8 16.8 10"/>
    </svg>
    """#),
    ("chevron.down.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12 13.46L16.13 9.33A0.95 0.95 0 0 1 17.47 10.67L12.67 15.47A0.95 0.95 0 0 1 11.33 15.47L6.53 10.67A0.95 0.95 0 0 1 7.87 9.33Z"/>
    </svg>
    """#),
    ("chevron.forward", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="13" height="20" viewBox="0 0 13 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.2 2.6 10.2 10 3.2 17.4"/>
    </svg>
    """#),
    ("chevron.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="13" height="20" viewBox="0 0 13 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.8 2.6 2.8 10 9.8 17.4"/>
    </svg>
    """#),
    ("chevron.left.2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M16.8 3.4 10.6 10 16.8 16.6M9.4 3.4 3.2 10 9.4 16.6"/>
    </svg>
    """#),
    ("chevron.left.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M14 7.2L9.2 12 14 16.8"/>
    </svg>
    """#),
    ("chevron.left.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM10.54 12L14.67 16.13A0.95 0.95 0 0 1 13.33 17.47L8.53 12.67A0.95 0.95 0 0 1 8.53 11.33L13.33 6.53A0.95 0.95 0 0 1 14.67 7.87Z"/>
    </svg>
    """#),
    ("chevron.left.forwardslash.chevron.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="20" viewBox="0 0 31 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8.6 4.4 2.8 10 8.6 15.6M22.4 4.4 28.2 10 22.4 15.6M17.9 2.6 13.1 17.4"/>
    </svg>
    """#),
    ("chevron.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="13" height="20" viewBox="0 0 13 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.2 2.6 10.2 10 3.2 17.4"/>
    </svg>
    """#),
    ("chevron.right.2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.2 3.4 9.4 10 3.2 16.6M10.6 3.4 16.8 10 10.6 16.6"/>
    </svg>
    """#),
    ("chevron.right.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M10 7.2L14.8 12 10 16.8"/>
    </svg>
    """#),
    ("chevron.right.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM15.47 11.33A0.95 0.95 0 0 1 15.47 12.67L10.67 17.47A0.95 0.95 0 0 1 9.33 16.13L13.46 12L9.33 7.87A0.95 0.95 0 0 1 10.67 6.53Z"/>
    </svg>
    """#),
    ("chevron.up", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="13" viewBox="0 0 20 13" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 9.8 10 2.8 17.4 9.8"/>
    </svg>
    """#),
    ("chevron.up.chevron.down", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="13" height="22" viewBox="0 0 13 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 8.3 6.5 4 10.4 8.3M2.6 13.7 6.5 18 10.4 13.7"/>
    </svg>
    """#),
    ("chevron.up.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M7.2 14L12 9.2 16.8 14"/>
    </svg>
    """#),
    ("chevron.up.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM11.33 8.53A0.95 0.95 0 0 1 12.67 8.53L17.47 13.33A0.95 0.95 0 0 1 16.13 14.67L12 10.54L7.87 14.67A0.95 0.95 0 0 1 6.53 13.33Z"/>
    </svg>
    """#),
    ("circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
    </svg>
    """#),
    ("circle.dashed", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M13.77 1.95A10.2 10.2 0 0 1 17.85 3.64M20.36 6.15A10.2 10.2 0 0 1 22.05 10.23M22.05 13.77A10.2 10.2 0 0 1 20.36 17.85M17.85 20.36A10.2 10.2 0 0 1 13.77 22.05M10.23 22.05A10.2 10.2 0 0 1 6.15 20.36M3.64 17.85A10.2 10.2 0 0 1 1.95 13.77M1.95 10.23A10.2 10.2 0 0 1 3.64 6.15M6.15 3.64A10.2 10.2 0 0 1 10.23 1.95"/>
    </svg>
    """#),
    ("circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="currentColor" cx="12" cy="12" r="11"/>
    </svg>
    """#),
    ("circle.grid.3x3", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="4.2" cy="4.2" r="2.1"/>
      <circle stroke="currentColor" cx="12" cy="4.2" r="2.1"/>
      <circle stroke="currentColor" cx="19.8" cy="4.2" r="2.1"/>
      <circle stroke="currentColor" cx="4.2" cy="12" r="2.1"/>
      <circle stroke="currentColor" cx="12" cy="12" r="2.1"/>
      <circle stroke="currentColor" cx="19.8" cy="12" r="2.1"/>
      <circle stroke="currentColor" cx="4.2" cy="19.8" r="2.1"/>
      <circle stroke="currentColor" cx="12" cy="19.8" r="2.1"/>
      <circle stroke="currentColor" cx="19.8" cy="19.8" r="2.1"/>
    </svg>
    """#),
    ("circle.grid.3x3.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="currentColor" cx="4.2" cy="4.2" r="2.8"/>
      <circle fill="currentColor" cx="12" cy="4.2" r="2.8"/>
      <circle fill="currentColor" cx="19.8" cy="4.2" r="2.8"/>
      <circle fill="currentColor" cx="4.2" cy="12" r="2.8"/>
      <circle fill="currentColor" cx="12" cy="12" r="2.8"/>
      <circle fill="currentColor" cx="19.8" cy="12" r="2.8"/>
      <circle fill="currentColor" cx="4.2" cy="19.8" r="2.8"/>
      <circle fill="currentColor" cx="12" cy="19.8" r="2.8"/>
      <circle fill="currentColor" cx="19.8" cy="19.8" r="2.8"/>
    </svg>
    """#),
    ("circle.lefthalf.filled", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path fill="currentColor" d="M12 1.8A10.2 10.2 0 0 0 12 22.2Z"/>
    </svg>
    """#),
    ("clock", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M12 6V12.2H7.6"/>
    </svg>
    """#),
    ("clock.arrow.circlepath", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.9 8.4A9 9 0 1 1 4.4 14M2.2 5.2L4.6 9 8.6 7M13.2 6.4V12L16.6 14.4"/>
    </svg>
    """#),
    ("clock.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12.95 12.4A0.95 0.95 0 0 1 12 13.35L7.4 13.35A0.95 0.95 0 0 1 7.4 11.45L11.05 11.45L11.05 5.8A0.95 0.95 0 0 1 12.95 5.8Z"/>
    </svg>
    """#),
    ("cloud", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="20" viewBox="0 0 27 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7 17.6a5 5 0 0 1-.6-9.96A6.6 6.6 0 0 1 19 6.9a5.4 5.4 0 0 1 1 10.7Z"/>
    </svg>
    """#),
    ("cloud.bolt", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H26V26H0ZM8.6 23 13.6 15.4 17.8 18.4 13.6 23.6Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M7.4 16A4.6 4.6 0 0 1 6.9 6.84 6.2 6.2 0 0 1 18.8 6.3 4.9 4.9 0 0 1 19.6 16Z"/>
      </g>
      <path fill="currentColor" d="M13.6 15.2 8.3 20.5Q7.7 21.2 8.6 21.2H11.6L9.9 24.8Q9.9 25.5 10.6 25L16 19.6Q16.6 18.9 15.7 18.9H12.8L14.3 15.8Q14.4 14.6 13.6 15.2Z"/>
    </svg>
    """#),
    ("cloud.bolt.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H26V26H0ZM8.6 23 13.6 15.4 17.8 18.4 13.6 23.6Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path fill="currentColor" stroke="currentColor" d="M7.4 16A4.6 4.6 0 0 1 6.9 6.84 6.2 6.2 0 0 1 18.8 6.3 4.9 4.9 0 0 1 19.6 16Z"/>
      </g>
      <path fill="currentColor" d="M13.6 15.2 8.3 20.5Q7.7 21.2 8.6 21.2H11.6L9.9 24.8Q9.9 25.5 10.6 25L16 19.6Q16.6 18.9 15.7 18.9H12.8L14.3 15.8Q14.4 14.6 13.6 15.2Z"/>
    </svg>
    """#),
    ("cloud.drizzle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="26" viewBox="0 0 27 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7 17.6a5 5 0 0 1-.6-9.96A6.6 6.6 0 0 1 19 6.9a5.4 5.4 0 0 1 1 10.7Z"/>
      <path stroke="currentColor" d="M8.4 20.6L7.8 22M13 20.6L12.4 22M17.6 20.6L17 22M10.4 23L9.8 24.4M15 23L14.4 24.4"/>
    </svg>
    """#),
    ("cloud.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="20" viewBox="0 0 27 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M7 17.6a5 5 0 0 1-.6-9.96A6.6 6.6 0 0 1 19 6.9a5.4 5.4 0 0 1 1 10.7Z" stroke="currentColor"/>
    </svg>
    """#),
    ("cloud.fog", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="26" viewBox="0 0 27 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7 17.6a5 5 0 0 1-.6-9.96A6.6 6.6 0 0 1 19 6.9a5.4 5.4 0 0 1 1 10.7Z"/>
      <path stroke="currentColor" d="M4.6 20.8H16.4M19.6 20.8H22M7 24H9.4M12.6 24H22"/>
    </svg>
    """#),
    ("cloud.rain", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <g transform="translate(0 1.4)"><path stroke="currentColor" d="M7.4 13.6a4.6 4.6 0 0 1-.5-9.16A6.2 6.2 0 0 1 18.8 3.9a4.9 4.9 0 0 1 .8 9.7Z"/></g>
      <path stroke="currentColor" d="M8.4 18 7.2 21M13.2 18 12 21M18 18 16.8 21"/>
    </svg>
    """#),
    ("cloud.rain.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <g transform="translate(0 1.4)"><path fill="currentColor" d="M7.4 13.6a4.6 4.6 0 0 1-.5-9.16A6.2 6.2 0 0 1 18.8 3.9a4.9 4.9 0 0 1 .8 9.7Z" stroke="currentColor"/></g>
      <path stroke="currentColor" d="M8.4 18 7.2 21M13.2 18 12 21M18 18 16.8 21"/>
    </svg>
    """#),
    ("cloud.snow", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="25" viewBox="0 0 26 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7.4 16A4.6 4.6 0 0 1 6.9 6.84 6.2 6.2 0 0 1 18.8 6.3 4.9 4.9 0 0 1 19.6 16Z"/>
      <circle fill="currentColor" cx="8" cy="19.6" r="1.15"/>
      <circle fill="currentColor" cx="13" cy="19.6" r="1.15"/>
      <circle fill="currentColor" cx="18" cy="19.6" r="1.15"/>
      <circle fill="currentColor" cx="10.5" cy="22.8" r="1.15"/>
      <circle fill="currentColor" cx="15.5" cy="22.8" r="1.15"/>
    </svg>
    """#),
    ("cloud.snow.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="25" viewBox="0 0 26 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M7.4 16A4.6 4.6 0 0 1 6.9 6.84 6.2 6.2 0 0 1 18.8 6.3 4.9 4.9 0 0 1 19.6 16Z"/>
      <circle fill="currentColor" cx="8" cy="19.6" r="1.15"/>
      <circle fill="currentColor" cx="13" cy="19.6" r="1.15"/>
      <circle fill="currentColor" cx="18" cy="19.6" r="1.15"/>
      <circle fill="currentColor" cx="10.5" cy="22.8" r="1.15"/>
      <circle fill="currentColor" cx="15.5" cy="22.8" r="1.15"/>
    </svg>
    """#),
    ("cloud.sun", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="22" viewBox="0 0 28 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H28V22H0ZM6.6 22.2A7 7 0 0 1 4 9.2 8.3 8.3 0 0 1 19.2 7.9 7.2 7.2 0 0 1 18.2 22.2Z"/></clipPath>
      <g clip-path="url(#clip)">
        <circle stroke="currentColor" cx="19.8" cy="8.4" r="3.6"/>
      </g>
      <path stroke="currentColor" d="M19.8 2.2V2.4M24.4 4 24.2 4.2M25.8 8.6H26M24.2 13 24.4 13.2M15.4 4.2 15.2 4M6.6 19.6A4.4 4.4 0 0 1 6.2 10.82 5.9 5.9 0 0 1 17.5 10.3 4.7 4.7 0 0 1 18.2 19.6Z"/>
    </svg>
    """#),
    ("cloud.sun.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="22" viewBox="0 0 28 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H28V22H0ZM6.6 22.2A7 7 0 0 1 4 9.2 8.3 8.3 0 0 1 19.2 7.9 7.2 7.2 0 0 1 18.2 22.2Z"/></clipPath>
      <g clip-path="url(#clip)">
        <circle fill="currentColor" cx="19.8" cy="8.4" r="4.45"/>
      </g>
      <path stroke="currentColor" d="M19.8 2.2V2.4M24.4 4 24.2 4.2M25.8 8.6H26M24.2 13 24.4 13.2M15.4 4.2 15.2 4"/>
      <path fill="currentColor" stroke="currentColor" d="M6.6 19.6A4.4 4.4 0 0 1 6.2 10.82 5.9 5.9 0 0 1 17.5 10.3 4.7 4.7 0 0 1 18.2 19.6Z"/>
    </svg>
    """#),
    ("command", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8 8V5.2A2.8 2.8 0 1 0 5.2 8H16.8A2.8 2.8 0 1 0 14 5.2V16.8A2.8 2.8 0 1 0 16.8 14H5.2A2.8 2.8 0 1 0 8 16.8Z"/>
    </svg>
    """#),
    ("creditcard", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="19" viewBox="0 0 26 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M5 2.2H21A2.8 2.8 0 0 1 23.8 5V14A2.8 2.8 0 0 1 21 16.8H5A2.8 2.8 0 0 1 2.2 14V5A2.8 2.8 0 0 1 5 2.2Z"/>
      <path fill="currentColor" d="M2.2 5.8H23.8V8.8H2.2Z"/>
      <path stroke="currentColor" d="M6 12.8H9.4"/>
    </svg>
    """#),
    ("creditcard.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="19" viewBox="0 0 26 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M4.6 1.35H21.4A3.25 3.25 0 0 1 24.65 4.6V5.2H1.35V4.6A3.25 3.25 0 0 1 4.6 1.35Z"/>
      <path fill="currentColor" fill-rule="evenodd" d="M1.35 8.4H24.65V14.4A3.25 3.25 0 0 1 21.4 17.65H4.6A3.25 3.25 0 0 1 1.35 14.4ZM9.4 11.95A0.95 0.95 0 0 1 9.4 13.85L5.9 13.85A0.95 0.95 0 0 1 5.9 11.95Z"/>
    </svg>
    """#),
    ("cross.case", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8.8 5.8V4.4A2 2 0 0 1 10.8 2.4H15.2A2 2 0 0 1 17.2 4.4V5.8"/>
      <rect stroke="currentColor" x="2.4" y="6" width="21.2" height="13.6" rx="2.6"/>
      <path stroke="currentColor" d="M13 9.6V16M9.8 12.8H16.2"/>
    </svg>
    """#),
    ("crown", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="19" viewBox="0 0 25 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.2 5.1 7.8 8.9 12.5 2.9 17.2 8.9 21.8 5.1Q22.8 4.7 22.6 5.7L20.8 15.3A1.6 1.6 0 0 1 19.2 16.7H5.8A1.6 1.6 0 0 1 4.2 15.3L2.4 5.7Q2.2 4.7 3.2 5.1Z"/>
    </svg>
    """#),
    ("crown.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="19" viewBox="0 0 25 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M3.2 5.1 7.8 8.9 12.5 2.9 17.2 8.9 21.8 5.1Q22.8 4.7 22.6 5.7L20.8 15.3A1.6 1.6 0 0 1 19.2 16.7H5.8A1.6 1.6 0 0 1 4.2 15.3L2.4 5.7Q2.2 4.7 3.2 5.1Z"/>
    </svg>
    """#),
    ("cube", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11 2.5 3.6 6A2.2 2.2 0 0 0 2.4 8V16A2.2 2.2 0 0 0 3.6 18L11 21.5A2.4 2.4 0 0 0 13 21.5L20.4 18A2.2 2.2 0 0 0 21.6 16V8A2.2 2.2 0 0 0 20.4 6L13 2.5A2.4 2.4 0 0 0 11 2.5ZM2.8 6.9 12 11.2 21.2 6.9M12 11.4V21.6"/>
    </svg>
    """#),
    ("cube.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M10.8 1.7A2.9 2.9 0 0 1 13.2 1.7L20.8 5.2Q21.6 5.6 20.8 6L12.3 9.9Q12 10 11.7 9.9L3.2 6Q2.4 5.6 3.2 5.2ZM1.6 8Q1.6 7 2.5 7.4L10.8 11.2Q11.2 11.4 11.2 11.8V21.6Q11.2 22.4 10.5 22.1L3.2 18.7A2.9 2.9 0 0 1 1.6 16.1ZM22.4 8Q22.4 7 21.5 7.4L13.2 11.2Q12.8 11.4 12.8 11.8V21.6Q12.8 22.4 13.5 22.1L20.8 18.7A2.9 2.9 0 0 0 22.4 16.1Z"/>
    </svg>
    """#),
    ("cup.and.saucer", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="21" viewBox="0 0 27 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.6 2.8H20V7.6C20 12.4 16.8 15.2 11.8 15.2S3.6 12.4 3.6 7.6ZM20 4.6H21.4A3.2 3.2 0 0 1 21.4 11H19.2M2.4 18.2H21.4"/>
    </svg>
    """#),
    ("cup.and.saucer.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="21" viewBox="0 0 27 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M3.6 2.8H20V7.6C20 12.4 16.8 15.2 11.8 15.2S3.6 12.4 3.6 7.6Z"/>
      <path stroke="currentColor" d="M20 4.6H21.4A3.2 3.2 0 0 1 21.4 11H19.2M2.4 18.2H21.4"/>
    </svg>
    """#),
    ("cursorarrow", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="23" viewBox="0 0 19 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.2 3V17.6Q3.2 18.6 4 17.9L7.2 14.9 9.6 20.1Q10 20.8 10.7 20.5L12 19.9Q12.7 19.5 12.4 18.8L10 13.6H14.6Q15.7 13.5 14.9 12.7L4.2 2.4Q3.2 1.8 3.2 3Z"/>
    </svg>
    """#),
    ("delete.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="21" viewBox="0 0 28 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.4 2.6H22.6A2.8 2.8 0 0 1 25.4 5.4V15.6A2.8 2.8 0 0 1 22.6 18.4H9.4A2.8 2.8 0 0 1 7.4 17.6L2.9 11.8A2 2 0 0 1 2.9 9.2L7.4 3.4A2.8 2.8 0 0 1 9.4 2.6ZM12.4 7.2 19 13.8M19 7.2 12.4 13.8"/>
    </svg>
    """#),
    ("desktopcomputer", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="24" viewBox="0 0 27 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="22.6" height="14.4" rx="2.4"/>
      <path stroke="currentColor" d="M2.4 13H24.6M11.6 16.8 11 21.4M15.4 16.8 16 21.4M8.6 21.6H18.4"/>
    </svg>
    """#),
    ("diamond", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11.2 2.9 2.9 11.2A1.15 1.15 0 0 0 2.9 12.8L11.2 21.1A1.15 1.15 0 0 0 12.8 21.1L21.1 12.8A1.15 1.15 0 0 0 21.1 11.2L12.8 2.9A1.15 1.15 0 0 0 11.2 2.9Z"/>
    </svg>
    """#),
    ("diamond.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M11.2 2.9 2.9 11.2A1.15 1.15 0 0 0 2.9 12.8L11.2 21.1A1.15 1.15 0 0 0 12.8 21.1L21.1 12.8A1.15 1.15 0 0 0 21.1 11.2L12.8 2.9A1.15 1.15 0 0 0 11.2 2.9Z"/>
    </svg>
    """#),
    ("display", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="23" viewBox="0 0 27 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="22.6" height="14.8" rx="2.4"/>
      <path stroke="currentColor" d="M13.5 17.2V20.4M8.8 20.6H18.2"/>
    </svg>
    """#),
    ("divide", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="19" viewBox="0 0 20 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 9.5H17.4"/>
      <circle fill="currentColor" cx="10" cy="3.6" r="1.7"/>
      <circle fill="currentColor" cx="10" cy="15.4" r="1.7"/>
    </svg>
    """#),
    ("doc", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="24" viewBox="0 0 19 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.2 2.2H10.8L16.8 8.2V19.8A2 2 0 0 1 14.8 21.8H4.2A2 2 0 0 1 2.2 19.8V4.2A2 2 0 0 1 4.2 2.2Z"/>
      <path stroke="currentColor" d="M10.6 2.4V7.4A1 1 0 0 0 11.6 8.4H16.6"/>
    </svg>
    """#),
    ("doc.badge.arrow.up", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H24V24H0ZM17.4 11.2a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0 -12.8Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M4.2 2.2H10.8L16.8 8.2V19.8A2 2 0 0 1 14.8 21.8H4.2A2 2 0 0 1 2.2 19.8V4.2A2 2 0 0 1 4.2 2.2Z"/>
        <path stroke="currentColor" d="M10.6 2.4V7.4A1 1 0 0 0 11.6 8.4H16.6"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M17.4 12.7a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM17.4 14.6L20 17.3 19.1 18.2 18.05 17.1V20.5H16.75V17.1L15.7 18.2 14.8 17.3Z"/>
    </svg>
    """#),
    ("doc.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="26" viewBox="0 0 23 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H23V26H0ZM16.6 13a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0 -13.2Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M4.2 2.2H10.8L16.8 8.2V19.8A2 2 0 0 1 14.8 21.8H4.2A2 2 0 0 1 2.2 19.8V4.2A2 2 0 0 1 4.2 2.2Z"/>
        <path stroke="currentColor" d="M10.6 2.4V7.4A1 1 0 0 0 11.6 8.4H16.6"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M16.6 14.7a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM17.35 18.85L19.1 18.85A0.75 0.75 0 0 1 19.1 20.35L17.35 20.35L17.35 22.1A0.75 0.75 0 0 1 15.85 22.1L15.85 20.35L14.1 20.35A0.75 0.75 0 0 1 14.1 18.85L15.85 18.85L15.85 17.1A0.75 0.75 0 0 1 17.35 17.1Z"/>
    </svg>
    """#),
    ("doc.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(7.09 5.8) scale(0.517)" stroke-width="3">
        <path stroke="currentColor" d="M4.2 2.2H10.8L16.8 8.2V19.8A2 2 0 0 1 14.8 21.8H4.2A2 2 0 0 1 2.2 19.8V4.2A2 2 0 0 1 4.2 2.2Z"/>
        <path stroke="currentColor" d="M10.6 2.4V7.4A1 1 0 0 0 11.6 8.4H16.6"/>
      </g>
    </svg>
    """#),
    ("doc.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="24" viewBox="0 0 19 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M4.4 1.35H9.4V7.2A2.4 2.4 0 0 0 11.8 9.6H17.65V19.9A2.8 2.8 0 0 1 14.85 22.65H4.15A2.8 2.8 0 0 1 1.35 19.9V4.15A2.8 2.8 0 0 1 4.4 1.35Z"/>
      <path fill="currentColor" d="M10.9 1.7Q10.9 1.3 11.3 1.6L17.3 7.6Q17.7 8.1 17.2 8.1H11.9A1 1 0 0 1 10.9 7.1Z"/>
    </svg>
    """#),
    ("doc.on.doc", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="26" viewBox="0 0 24 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8.4 4.8V4.2A2 2 0 0 1 10.4 2.2H15.2L21.6 8.6V17A2 2 0 0 1 19.6 19H18.2M15.2 2.6V7A1.4 1.4 0 0 0 16.6 8.4H21.2M4.2 7.4H9L15.4 13.8V21.8A2 2 0 0 1 13.4 23.8H4.2A2 2 0 0 1 2.2 21.8V9.4A2 2 0 0 1 4.2 7.4ZM9 7.8V12.4A1.4 1.4 0 0 0 10.4 13.8H15"/>
    </svg>
    """#),
    ("doc.on.doc.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="26" viewBox="0 0 24 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M10.4 1.35H13.6V6.4A3.4 3.4 0 0 0 17 9.8H22.45V17A2.85 2.85 0 0 1 19.6 19.85H17.6V14.2A2.6 2.6 0 0 0 16.8 12.3L10.7 6.1A2.6 2.6 0 0 0 8.8 5.3H7.55V4.2A2.85 2.85 0 0 1 10.4 1.35Z"/>
      <path fill="currentColor" d="M15.1 1.7Q15.1 1.3 15.5 1.6L22 8Q22.4 8.4 21.9 8.4H17A1.9 1.9 0 0 1 15.1 6.5Z"/>
      <path fill="currentColor" d="M4.2 6.8H7.6V12.2A3 3 0 0 0 10.6 15.2H16.2V21.8A2.85 2.85 0 0 1 13.4 24.65H4.2A2.85 2.85 0 0 1 1.35 21.8V9.65A2.85 2.85 0 0 1 4.2 6.8Z"/>
      <path fill="currentColor" d="M9 7.1Q9 6.7 9.4 7L15.8 13.4Q16.2 13.8 15.7 13.8H10.4A1.4 1.4 0 0 1 9 12.4Z"/>
    </svg>
    """#),
    ("doc.plaintext", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="24" viewBox="0 0 19 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.2 2.2H10.8L16.8 8.2V19.8A2 2 0 0 1 14.8 21.8H4.2A2 2 0 0 1 2.2 19.8V4.2A2 2 0 0 1 4.2 2.2Z"/>
      <path stroke="currentColor" d="M10.6 2.4V7.4A1 1 0 0 0 11.6 8.4H16.6"/>
      <path stroke="currentColor" d="M5.8 12H13.2M5.8 15H13.2M5.8 18H10.6"/>
    </svg>
    """#),
    ("doc.text", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="24" viewBox="0 0 19 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.2 2.2H10.8L16.8 8.2V19.8A2 2 0 0 1 14.8 21.8H4.2A2 2 0 0 1 2.2 19.8V4.2A2 2 0 0 1 4.2 2.2ZM10.6 2.4V7.4A1 1 0 0 0 11.6 8.4H16.6M6 12.8H13M6 16.8H13"/>
    </svg>
    """#),
    ("doc.text.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="24" viewBox="0 0 19 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M4.4 1.35H9.4V7.2A2.4 2.4 0 0 0 11.8 9.6H17.65V19.9A2.8 2.8 0 0 1 14.85 22.65H4.15A2.8 2.8 0 0 1 1.35 19.9V4.15A2.8 2.8 0 0 1 4.4 1.35ZM13.1 12.55A0.85 0.85 0 0 1 13.1 14.25L5.9 14.25A0.85 0.85 0 0 1 5.9 12.55ZM13.1 16.55A0.85 0.85 0 0 1 13.1 18.25L5.9 18.25A0.85 0.85 0 0 1 5.9 16.55Z"/>
      <path fill="currentColor" d="M10.9 1.7Q10.9 1.3 11.3 1.6L17.3 7.6Q17.7 8.1 17.2 8.1H11.9A1 1 0 0 1 10.9 7.1Z"/>
    </svg>
    """#),
    ("dollarsign", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="15" height="24" viewBox="0 0 15 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11.78 8.41C11.5 6.48 9.85 5.38 7.5 5.38S3.22 6.48 3.22 8.55C3.22 10.76 5.15 11.45 7.5 12S12.05 13.24 12.05 15.45C12.05 17.52 10.12 18.62 7.5 18.62S3.22 17.38 2.81 15.45M7.5 2.34V21.66"/>
    </svg>
    """#),
    ("dollarsign.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" transform="scale(0.8)" d="M18.41 12.14C18.19 10.6 16.88 9.72 15 9.72S11.59 10.6 11.59 12.25C11.59 14.01 13.12 14.56 15 15S18.62 15.99 18.62 17.75C18.62 19.4 17.09 20.27 15 20.27S11.59 19.29 11.26 17.75M15 7.3V22.7"/>
    </svg>
    """#),
    ("dot.radiowaves.left.and.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="currentColor" cx="14.5" cy="10" r="2.3"/>
      <path stroke="currentColor" d="M18.48 6.66A5.2 5.2 0 0 1 18.48 13.34M10.52 13.34A5.2 5.2 0 0 1 10.52 6.66M21.09 4.47A8.6 8.6 0 0 1 21.09 15.53M7.91 15.53A8.6 8.6 0 0 1 7.91 4.47M23.69 2.29A12 12 0 0 1 23.69 17.71M5.31 17.71A12 12 0 0 1 5.31 2.29"/>
    </svg>
    """#),
    ("drop", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="24" viewBox="0 0 18 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9 2.4C11.6 6 15.6 10.2 15.6 14.8A6.6 6.6 0 0 1 2.4 14.8C2.4 10.2 6.4 6 9 2.4Z"/>
    </svg>
    """#),
    ("drop.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="24" viewBox="0 0 18 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M9 2.4C11.6 6 15.6 10.2 15.6 14.8A6.6 6.6 0 0 1 2.4 14.8C2.4 10.2 6.4 6 9 2.4Z"/>
    </svg>
    """#),
    ("ellipsis", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="8" viewBox="0 0 22 8" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="currentColor" cx="3.4" cy="4" r="1.9"/>
      <circle fill="currentColor" cx="11" cy="4" r="1.9"/>
      <circle fill="currentColor" cx="18.6" cy="4" r="1.9"/>
    </svg>
    """#),
    ("ellipsis.bubble", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6 2.4H19A3.6 3.6 0 0 1 22.6 6V13A3.6 3.6 0 0 1 19 16.6H11.4L7.2 20.3Q6.2 21 6.2 19.8V16.6H6A3.6 3.6 0 0 1 2.4 13V6A3.6 3.6 0 0 1 6 2.4Z"/>
      <circle fill="currentColor" cx="8.2" cy="9.5" r="1.3"/>
      <circle fill="currentColor" cx="12.5" cy="9.5" r="1.3"/>
      <circle fill="currentColor" cx="16.8" cy="9.5" r="1.3"/>
    </svg>
    """#),
    ("ellipsis.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <circle fill="currentColor" cx="7.2" cy="12" r="1.4"/>
      <circle fill="currentColor" cx="12" cy="12" r="1.4"/>
      <circle fill="currentColor" cx="16.8" cy="12" r="1.4"/>
    </svg>
    """#),
    ("ellipsis.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM7 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3ZM12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3ZM17 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3Z"/>
    </svg>
    """#),
    ("envelope", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="2.8"/>
      <path stroke="currentColor" d="M3.2 3.6 11.4 11.2A2.4 2.4 0 0 0 14.6 11.2L22.8 3.6M3.2 16.4 9.2 10.2M22.8 16.4 16.8 10.2"/>
    </svg>
    """#),
    ("envelope.badge", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="20" viewBox="0 0 27 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H27V20H0ZM22 -1.9a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="2.8"/>
        <path stroke="currentColor" d="M3.2 3.6 11.4 11.2A2.4 2.4 0 0 0 14.6 11.2L22.8 3.6M3.2 16.4 9.2 10.2M22.8 16.4 16.8 10.2"/>
      </g>
      <circle fill="currentColor" cx="22" cy="4.6" r="4"/>
    </svg>
    """#),
    ("envelope.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5.3 6.85) scale(0.515)" stroke-width="3.01">
        <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="2.8"/>
        <path stroke="currentColor" d="M3.2 3.6 11.4 11.2A2.4 2.4 0 0 0 14.6 11.2L22.8 3.6M3.2 16.4 9.2 10.2M22.8 16.4 16.8 10.2"/>
      </g>
    </svg>
    """#),
    ("envelope.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(5.3 6.85) scale(0.515)" stroke-width="3.01">
          <path fill="black" d="M1.35 5.6 10.5 13.5A3.8 3.8 0 0 0 15.5 13.5L24.65 5.6V15A3.65 3.65 0 0 1 21 18.65H5A3.65 3.65 0 0 1 1.35 15Z"/>
          <path fill="black" d="M1.9 3.6A3.65 3.65 0 0 1 5 1.35H21A3.65 3.65 0 0 1 24.1 3.6L14.4 12A2.2 2.2 0 0 1 11.6 12Z"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("envelope.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M1.35 5.6 10.5 13.5A3.8 3.8 0 0 0 15.5 13.5L24.65 5.6V15A3.65 3.65 0 0 1 21 18.65H5A3.65 3.65 0 0 1 1.35 15Z"/>
      <path fill="currentColor" d="M1.9 3.6A3.65 3.65 0 0 1 5 1.35H21A3.65 3.65 0 0 1 24.1 3.6L14.4 12A2.2 2.2 0 0 1 11.6 12Z"/>
    </svg>
    """#),
    ("envelope.open", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 9.4 11.5 3.1A2.6 2.6 0 0 1 14.5 3.1L23.6 9.4V18.2A2.6 2.6 0 0 1 21 20.8H5A2.6 2.6 0 0 1 2.4 18.2ZM2.6 9.6 11.6 15.2A2.6 2.6 0 0 0 14.4 15.2L23.4 9.6"/>
    </svg>
    """#),
    ("equal", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="13" viewBox="0 0 20 13" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 3.2H17.4M2.6 9.8H17.4"/>
    </svg>
    """#),
    ("eurosign", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="22" viewBox="0 0 18 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M15.2 4.8A7.6 7.6 0 1 0 15.2 17.2M2.4 9.2H10.8M2.4 12.8H10"/>
    </svg>
    """#),
    ("eurosign.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" transform="scale(0.8)" d="M19.75 10.5A6 6 0 1 0 19.75 19.5M8.75 13.37H16M8.75 16.62H15.5"/>
    </svg>
    """#),
    ("exclamationmark", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="9" height="22" viewBox="0 0 9 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.5 2.8V13.2"/>
      <circle fill="currentColor" cx="4.5" cy="18.4" r="1.5"/>
    </svg>
    """#),
    ("exclamationmark.bubble", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6 2.4H19A3.6 3.6 0 0 1 22.6 6V13A3.6 3.6 0 0 1 19 16.6H11.4L7.2 20.3Q6.2 21 6.2 19.8V16.6H6A3.6 3.6 0 0 1 2.4 13V6A3.6 3.6 0 0 1 6 2.4Z"/>
      <path stroke="currentColor" d="M12.5 5.8V9.8"/>
      <circle fill="currentColor" cx="12.5" cy="13" r="1.1"/>
    </svg>
    """#),
    ("exclamationmark.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M12 6.8V12.9"/>
      <circle fill="currentColor" cx="12" cy="16.7" r="1.25"/>
    </svg>
    """#),
    ("exclamationmark.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12.95 12.9A0.95 0.95 0 0 1 11.05 12.9L11.05 6.9A0.95 0.95 0 0 1 12.95 6.9ZM12 15.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0 -2.6Z"/>
    </svg>
    """#),
    ("exclamationmark.octagon", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8 2.4H16L21.6 8V16L16 21.6H8L2.4 16V8ZM12 6.8V12.9"/>
      <circle fill="currentColor" cx="12" cy="16.7" r="1.25"/>
    </svg>
    """#),
    ("exclamationmark.octagon.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M8 2.4H16L21.6 8V16L16 21.6H8L2.4 16V8ZM12.95 12.9A0.95 0.95 0 0 1 11.05 12.9L11.05 6.9A0.95 0.95 0 0 1 12.95 6.9ZM12 15.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0 -2.6Z"/>
      <path stroke="currentColor" d="M8 2.4H16L21.6 8V16L16 21.6H8L2.4 16V8Z"/>
    </svg>
    """#),
    ("exclamationmark.triangle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11 2.9 2.3 18a1.75 1.75 0 0 0 1.5 2.6H21.2A1.75 1.75 0 0 0 22.7 18L14 2.9A1.75 1.75 0 0 0 11 2.9Z"/>
      <path stroke="currentColor" d="M12.5 8.2V13.2"/>
      <circle fill="currentColor" cx="12.5" cy="16.6" r="1.2"/>
    </svg>
    """#),
    ("exclamationmark.triangle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M11 2.9 2.3 18A1.75 1.75 0 0 0 3.8 20.6H21.2A1.75 1.75 0 0 0 22.7 18L14 2.9A1.75 1.75 0 0 0 11 2.9ZM13.45 13.2A0.95 0.95 0 0 1 11.55 13.2L11.55 8.2A0.95 0.95 0 0 1 13.45 8.2ZM12.5 15.45a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0 -2.5Z"/>
      <path stroke="currentColor" d="M11 2.9 2.3 18A1.75 1.75 0 0 0 3.8 20.6H21.2A1.75 1.75 0 0 0 22.7 18L14 2.9A1.75 1.75 0 0 0 11 2.9Z"/>
    </svg>
    """#),
    ("externaldrive", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="19" viewBox="0 0 27 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 10.6 5.2 4.2A3 3 0 0 1 7.9 2.4H19.1A3 3 0 0 1 21.8 4.2L24.8 10.6"/>
      <rect stroke="currentColor" x="2.2" y="8.6" width="22.6" height="8" rx="2.8"/>
      <circle fill="currentColor" cx="20.4" cy="12.6" r="1.2"/>
    </svg>
    """#),
    ("eye", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="20" viewBox="0 0 28 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 10C4.8 5.4 9 2.8 14 2.8S23.2 5.4 25.6 10C23.2 14.6 19 17.2 14 17.2S4.8 14.6 2.4 10Z"/>
      <circle stroke="currentColor" cx="14" cy="10" r="4"/>
      <circle fill="currentColor" cx="14" cy="10" r="1.7"/>
    </svg>
    """#),
    ("eye.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5 7) scale(0.500)" stroke-width="3.1">
        <path stroke="currentColor" d="M2.4 10C4.8 5.4 9 2.8 14 2.8S23.2 5.4 25.6 10C23.2 14.6 19 17.2 14 17.2S4.8 14.6 2.4 10Z"/>
        <circle stroke="currentColor" cx="14" cy="10" r="4"/>
        <circle fill="currentColor" cx="14" cy="10" r="1.7"/>
      </g>
    </svg>
    """#),
    ("eye.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="20" viewBox="0 0 28 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M1.6 9.6C4 4.8 8.6 1.95 14 1.95S24 4.8 26.4 9.6Q26.6 10 26.4 10.4C24 15.2 19.4 18.05 14 18.05S4 15.2 1.6 10.4Q1.4 10 1.6 9.6ZM14 4.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0 -10.4ZM14 6.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0 -6.8Z"/>
    </svg>
    """#),
    ("eye.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="22" viewBox="0 0 28 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H28V22H0ZM-1.44 -4.09L29.44 26.09 31.32 24.16 0.45 -6.02Z"/></clipPath>
      <g clip-path="url(#clip)">
        <g transform="translate(0 1)"><path stroke="currentColor" d="M2.4 10C4.8 5.4 9 2.8 14 2.8S23.2 5.4 25.6 10C23.2 14.6 19 17.2 14 17.2S4.8 14.6 2.4 10Z"/><circle stroke="currentColor" cx="14" cy="10" r="4"/></g>
      </g>
      <path stroke="currentColor" d="M5 2.2L23 19.8"/>
    </svg>
    """#),
    ("eye.slash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="22" viewBox="0 0 28 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H28V22H0ZM-1.44 -4.09L29.44 26.09 31.32 24.16 0.45 -6.02Z"/></clipPath>
      <g clip-path="url(#clip)">
        <g transform="translate(0 1)"><path fill="currentColor" fill-rule="evenodd" d="M1.6 9.6C4 4.8 8.6 1.95 14 1.95S24 4.8 26.4 9.6Q26.6 10 26.4 10.4C24 15.2 19.4 18.05 14 18.05S4 15.2 1.6 10.4Q1.4 10 1.6 9.6ZM14 4.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0 -10.4ZM14 6.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0 -6.8Z"/></g>
      </g>
      <path stroke="currentColor" d="M5 2.2L23 19.8"/>
    </svg>
    """#),
    ("eyeglasses", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="18" viewBox="0 0 30 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="8" cy="11" r="4.8"/>
      <circle stroke="currentColor" cx="22" cy="11" r="4.8"/>
      <path stroke="currentColor" d="M12.6 9.8Q15 7.8 17.4 9.8M3.4 9.6 4.6 4.4A2.4 2.4 0 0 1 7 2.4M26.6 9.6 25.4 4.4A2.4 2.4 0 0 0 23 2.4"/>
    </svg>
    """#),
    ("face.smiling", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <ellipse fill="currentColor" cx="8.5" cy="9.6" rx="1.2" ry="1.6"/>
      <ellipse fill="currentColor" cx="15.5" cy="9.6" rx="1.2" ry="1.6"/>
      <path stroke="currentColor" d="M7.2 14.2A5.4 5.4 0 0 0 16.8 14.2"/>
    </svg>
    """#),
    ("faceid", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 7.4V5.4A3 3 0 0 1 5.4 2.4H7.4M16.6 2.4H18.6A3 3 0 0 1 21.6 5.4V7.4M21.6 16.6V18.6A3 3 0 0 1 18.6 21.6H16.6M7.4 21.6H5.4A3 3 0 0 1 2.4 18.6V16.6M8 8.4V10M16 8.4V10M12.2 8.4V12.6A1 1 0 0 1 11.2 13.6M8.2 16A5.2 5.2 0 0 0 15.8 16"/>
    </svg>
    """#),
    ("figure.walk", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="25" viewBox="0 0 18 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="currentColor" cx="9.6" cy="3.6" r="2.3"/>
      <path stroke="currentColor" d="M9 8.6 8.4 14.6 11.6 17.6 12.8 22.6M8.2 15.2 7.4 18.2 3.8 22.4M8.8 8.4 5.4 10 4 13.6M9.4 8.8 11.4 11.6 14.4 12.6"/>
    </svg>
    """#),
    ("film", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.4" width="21.6" height="16.2" rx="2.8"/>
      <path stroke="currentColor" d="M6.8 2.6V18.4M19.2 2.6V18.4M7 10.5H19M2.4 7.8H6.6M2.4 13.2H6.6M19.4 7.8H23.6M19.4 13.2H23.6"/>
    </svg>
    """#),
    ("flag", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="23" viewBox="0 0 20 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3 20.2V3.6M3 4C5 2.8 7.4 2.8 10 4S15 5.2 17 4V13C15 14.2 12.6 14.2 10 13S5 11.8 3 13"/>
    </svg>
    """#),
    ("flag.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="23" viewBox="0 0 20 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3 20.2V3.6"/>
      <path fill="currentColor" stroke="currentColor" d="M3 4C5 2.8 7.4 2.8 10 4S15 5.2 17 4V13C15 14.2 12.6 14.2 10 13S5 11.8 3 13Z"/>
    </svg>
    """#),
    ("flame", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="24" viewBox="0 0 18 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9 2.4C9.6 6 2.4 8.6 2.4 14.8A6.6 6.6 0 0 0 15.6 14.8C15.6 10.8 12.8 8.8 12.6 5.8 11.4 6.4 10.9 7.6 11 8.8 11 6.2 10.8 4.2 9 2.4ZM9 21.2A3.2 3.2 0 0 1 5.8 18C5.8 15.8 8.2 14.8 8.8 12.4 11 13.4 12.2 15.8 12.2 18A3.2 3.2 0 0 1 9 21.2Z"/>
    </svg>
    """#),
    ("flame.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(7.2 5.6) scale(0.533)" stroke-width="2.91">
        <path stroke="currentColor" d="M9 2.4C9.6 6 2.4 8.6 2.4 14.8A6.6 6.6 0 0 0 15.6 14.8C15.6 10.8 12.8 8.8 12.6 5.8 11.4 6.4 10.9 7.6 11 8.8 11 6.2 10.8 4.2 9 2.4ZM9 21.2A3.2 3.2 0 0 1 5.8 18C5.8 15.8 8.2 14.8 8.8 12.4 11 13.4 12.2 15.8 12.2 18A3.2 3.2 0 0 1 9 21.2Z"/>
      </g>
    </svg>
    """#),
    ("flame.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="23" viewBox="0 0 18 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M9.6 1.4c.5 3.4-5.9 6-7.4 11C.9 17.2 4.2 21.8 9 21.8s8-4 7.3-8.6C15.7 9.2 12.9 6.5 13 4.6c-1.5 .6-2.2 2.2-2 3.9C11.2 5.7 11.5 3 9.6 1.4Z"/>
    </svg>
    """#),
    ("folder", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="21" viewBox="-0.98 -0.83 26.96 22.65" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 16.6V4.8A2.2 2.2 0 0 1 4.4 2.6H8.6L11 4.9H20.6A2.2 2.2 0 0 1 22.8 7.1V16.6A2.2 2.2 0 0 1 20.6 18.8H4.4A2.2 2.2 0 0 1 2.2 16.6Z"/>
      <path stroke="currentColor" d="M2.2 8.4H22.8"/>
    </svg>
    """#),
    ("folder.badge.minus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="23.6" viewBox="-0.98 -0.83 28 23.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-0.98 -0.83H27.02V22.77H-0.98ZM20.8 10.1a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M2.2 16.6V4.8A2.2 2.2 0 0 1 4.4 2.6H8.6L11 4.9H20.6A2.2 2.2 0 0 1 22.8 7.1V16.6A2.2 2.2 0 0 1 20.6 18.8H4.4A2.2 2.2 0 0 1 2.2 16.6Z"/>
        <path stroke="currentColor" d="M2.2 8.4H22.8"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M20.8 11.7a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM18.3 15.85L23.3 15.85A0.75 0.75 0 0 1 23.3 17.35L18.3 17.35A0.75 0.75 0 0 1 18.3 15.85Z"/>
    </svg>
    """#),
    ("folder.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="23" viewBox="-1.1 -0.9 30.2 24.81" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H28V23H0ZM21.8 10a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0 -13.2Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M2.2 16.6V4.8A2.2 2.2 0 0 1 4.4 2.6H8.6L11 4.9H20.6A2.2 2.2 0 0 1 22.8 7.1V16.6A2.2 2.2 0 0 1 20.6 18.8H4.4A2.2 2.2 0 0 1 2.2 16.6Z"/>
        <path stroke="currentColor" d="M2.2 8.4H22.8"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M21.8 11.7a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM22.55 15.85L24.3 15.85A0.75 0.75 0 0 1 24.3 17.35L22.55 17.35L22.55 19.1A0.75 0.75 0 0 1 21.05 19.1L21.05 17.35L19.3 17.35A0.75 0.75 0 0 1 19.3 15.85L21.05 15.85L21.05 14.1A0.75 0.75 0 0 1 22.55 14.1Z"/>
    </svg>
    """#),
    ("folder.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5.97 6.94) scale(0.482)" stroke-width="3.21">
        <path stroke="currentColor" d="M2.2 16.6V4.8A2.2 2.2 0 0 1 4.4 2.6H8.6L11 4.9H20.6A2.2 2.2 0 0 1 22.8 7.1V16.6A2.2 2.2 0 0 1 20.6 18.8H4.4A2.2 2.2 0 0 1 2.2 16.6Z"/>
        <path stroke="currentColor" d="M2.2 8.4H22.8"/>
      </g>
    </svg>
    """#),
    ("folder.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="21" viewBox="-0.98 -0.83 26.96 22.65" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M1.4 6.8V4.8A3 3 0 0 1 4.4 1.8H8.9L11.3 4.1H20.6A3 3 0 0 1 23.6 6.8Z"/>
      <path fill="currentColor" d="M1.4 8.2H23.6V16.6A3 3 0 0 1 20.6 19.6H4.4A3 3 0 0 1 1.4 16.6Z"/>
    </svg>
    """#),
    ("fork.knife", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18.4" height="24" viewBox="0 0 18.4 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.8 2.4V7.2A3.2 3.2 0 0 0 9.2 7.2V2.4M6 2.4V21.6M15.6 21.6V14.6H13.2V7.8C13.2 5 14 3.2 15.6 2.4V14.4"/>
    </svg>
    """#),
    ("forward", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.1 4.3Q2.8 3.6 2.8 5V15Q2.8 16.4 4.1 15.7L13 10.8Q14.2 10 13 9.2ZM16.5 4.3Q15.2 3.6 15.2 5V15Q15.2 16.4 16.5 15.7L25.4 10.8Q26.6 10 25.4 9.2Z"/>
    </svg>
    """#),
    ("forward.end", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="20" viewBox="0 0 23 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M5.2 3.7Q3.4 2.7 3.4 4.7V15.3Q3.4 17.3 5.2 16.3L15.6 11Q17.2 10 15.6 9ZM19.6 3.6V16.4"/>
    </svg>
    """#),
    ("forward.end.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="20" viewBox="0 0 23 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M5.2 3.7Q3.4 2.7 3.4 4.7V15.3Q3.4 17.3 5.2 16.3L15.6 11Q17.2 10 15.6 9Z"/>
      <path stroke="currentColor" d="M19.6 3.6V16.4"/>
    </svg>
    """#),
    ("forward.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M15.6 4.2Q14.4 3.5 14.4 4.9V15.1Q14.4 16.5 15.6 15.8L25.4 10.7Q26.6 10 25.4 9.3ZM4 4.2Q2.8 3.5 2.8 4.9V15.1Q2.8 16.5 4 15.8L13.8 10.7Q15 10 13.8 9.3Z"/>
    </svg>
    """#),
    ("function", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="23" viewBox="0 0 21 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 20C5.6 21.4 7.2 19.4 7.8 16L9.6 6.4C10.2 3.2 12 1.6 15 2.8M5.4 9H13M12.4 13 18.4 20M18.4 13 12.4 20"/>
    </svg>
    """#),
    ("gamecontroller", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="22" viewBox="0 0 31 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.4 3.6C10.4 3.6 10.6 4.4 11.6 4.4H19.4C20.4 4.4 20.6 3.6 21.6 3.6 25.4 3.6 28.4 9.8 28.4 15.2 28.4 17.4 27.3 18.6 25.6 18.6 23 18.6 21.6 14.6 19 14.6H12C9.4 14.6 8 18.6 5.4 18.6 3.7 18.6 2.6 17.4 2.6 15.2 2.6 9.8 5.6 3.6 9.4 3.6Z"/>
      <path stroke="currentColor" transform="scale(0.9)" d="M11.11 8V13.33M8.44 10.67H13.78"/>
      <circle fill="currentColor" cx="20" cy="11" r="1.3"/>
      <circle fill="currentColor" cx="22.4" cy="8.2" r="1.3"/>
    </svg>
    """#),
    ("gamecontroller.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="22" viewBox="0 0 31 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M9.4 3.6C10.4 3.6 10.6 4.4 11.6 4.4H19.4C20.4 4.4 20.6 3.6 21.6 3.6 25.4 3.6 28.4 9.8 28.4 15.2 28.4 17.4 27.3 18.6 25.6 18.6 23 18.6 21.6 14.6 19 14.6H12C9.4 14.6 8 18.6 5.4 18.6 3.7 18.6 2.6 17.4 2.6 15.2 2.6 9.8 5.6 3.6 9.4 3.6ZM10.8 8.8L12.4 8.8A0.8 0.8 0 0 1 12.4 10.4L10.8 10.4L10.8 12A0.8 0.8 0 0 1 9.2 12L9.2 10.4L7.6 10.4A0.8 0.8 0 0 1 7.6 8.8L9.2 8.8L9.2 7.2A0.8 0.8 0 0 1 10.8 7.2ZM20 9.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0 -2.6ZM22.4 6.9a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0 -2.6Z"/>
      <path stroke="currentColor" d="M9.4 3.6C10.4 3.6 10.6 4.4 11.6 4.4H19.4C20.4 4.4 20.6 3.6 21.6 3.6 25.4 3.6 28.4 9.8 28.4 15.2 28.4 17.4 27.3 18.6 25.6 18.6 23 18.6 21.6 14.6 19 14.6H12C9.4 14.6 8 18.6 5.4 18.6 3.7 18.6 2.6 17.4 2.6 15.2 2.6 9.8 5.6 3.6 9.4 3.6Z"/>
    </svg>
    """#),
    ("gear", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="25" viewBox="0 0 25 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M10.59 4.53 10.92 2.02 14.08 2.02 14.41 4.53 16.78 5.51 18.8 3.97 21.03 6.2 19.49 8.22 20.47 10.59 22.98 10.92 22.98 14.08 20.47 14.41 19.49 16.78 21.03 18.8 18.8 21.03 16.78 19.49 14.41 20.47 14.08 22.98 10.92 22.98 10.59 20.47 8.22 19.49 6.2 21.03 3.97 18.8 5.51 16.78 4.53 14.41 2.02 14.08 2.02 10.92 4.53 10.59 5.51 8.22 3.97 6.2 6.2 3.97 8.22 5.51Z"/>
      <circle stroke="currentColor" cx="12.5" cy="12.5" r="3.3"/>
    </svg>
    """#),
    ("gearshape", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="25" viewBox="0 0 25 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M10.59 4.53 10.92 2.02 14.08 2.02 14.41 4.53 16.78 5.51 18.8 3.97 21.03 6.2 19.49 8.22 20.47 10.59 22.98 10.92 22.98 14.08 20.47 14.41 19.49 16.78 21.03 18.8 18.8 21.03 16.78 19.49 14.41 20.47 14.08 22.98 10.92 22.98 10.59 20.47 8.22 19.49 6.2 21.03 3.97 18.8 5.51 16.78 4.53 14.41 2.02 14.08 2.02 10.92 4.53 10.59 5.51 8.22 3.97 6.2 6.2 3.97 8.22 5.51Z"/>
      <circle stroke="currentColor" cx="12.5" cy="12.5" r="3.8"/>
    </svg>
    """#),
    ("gearshape.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(4.7 4.7) scale(0.584)" stroke-width="2.65">
        <path stroke="currentColor" d="M10.59 4.53 10.92 2.02 14.08 2.02 14.41 4.53 16.78 5.51 18.8 3.97 21.03 6.2 19.49 8.22 20.47 10.59 22.98 10.92 22.98 14.08 20.47 14.41 19.49 16.78 21.03 18.8 18.8 21.03 16.78 19.49 14.41 20.47 14.08 22.98 10.92 22.98 10.59 20.47 8.22 19.49 6.2 21.03 3.97 18.8 5.51 16.78 4.53 14.41 2.02 14.08 2.02 10.92 4.53 10.59 5.51 8.22 3.97 6.2 6.2 3.97 8.22 5.51Z"/>
        <circle stroke="currentColor" cx="12.5" cy="12.5" r="3.8"/>
      </g>
    </svg>
    """#),
    ("gearshape.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="25" viewBox="0 0 25 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" fill-rule="evenodd" d="M10.59 4.53 10.92 2.02 14.08 2.02 14.41 4.53 16.78 5.51 18.8 3.97 21.03 6.2 19.49 8.22 20.47 10.59 22.98 10.92 22.98 14.08 20.47 14.41 19.49 16.78 21.03 18.8 18.8 21.03 16.78 19.49 14.41 20.47 14.08 22.98 10.92 22.98 10.59 20.47 8.22 19.49 6.2 21.03 3.97 18.8 5.51 16.78 4.53 14.41 2.02 14.08 2.02 10.92 4.53 10.59 5.51 8.22 3.97 6.2 6.2 3.97 8.22 5.51ZM12.5 8.6a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8Z"/>
    </svg>
    """#),
    ("gift", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.4" y="7" width="19.2" height="4.8" rx="1.4"/>
      <path stroke="currentColor" d="M4.2 12V19.4A2.2 2.2 0 0 0 6.4 21.6H17.6A2.2 2.2 0 0 0 19.8 19.4V12M12 7.2V21.4M12 7C10.8 3.8 9.4 2.4 7.6 2.4A2.3 2.3 0 0 0 7.6 7ZM12 7C13.2 3.8 14.6 2.4 16.4 2.4A2.3 2.3 0 0 1 16.4 7Z"/>
    </svg>
    """#),
    ("gift.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M2.8 6.4H11.2V11.6H2.8A1.2 1.2 0 0 1 1.6 10.4V7.6A1.2 1.2 0 0 1 2.8 6.4ZM12.8 6.4H21.2A1.2 1.2 0 0 1 22.4 7.6V10.4A1.2 1.2 0 0 1 21.2 11.6H12.8Z"/>
      <path fill="currentColor" fill-rule="evenodd" d="M3.4 13.2H11.2V22.4H6.2A2.8 2.8 0 0 1 3.4 19.6ZM12.8 13.2H20.6V19.6A2.8 2.8 0 0 1 17.8 22.4H12.8Z"/>
      <path stroke="currentColor" d="M12 7C10.8 3.8 9.4 2.4 7.6 2.4A2.3 2.3 0 0 0 7.6 7ZM12 7C13.2 3.8 14.6 2.4 16.4 2.4A2.3 2.3 0 0 1 16.4 7Z"/>
    </svg>
    """#),
    ("globe", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <ellipse stroke="currentColor" cx="12" cy="12" rx="4.6" ry="10.2"/>
      <path stroke="currentColor" d="M1.8 12H22.2M3.4 6.8C8 8.4 16 8.4 20.6 6.8M3.4 17.2C8 15.6 16 15.6 20.6 17.2"/>
    </svg>
    """#),
    ("gobackward", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.2 4.2A8.6 8.6 0 1 1 2.4 12.8M12 1.9 9 4.3 12 7"/>
    </svg>
    """#),
    ("goforward", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12.8 4.2A8.6 8.6 0 1 0 19.6 12.8M10 1.9 13 4.3 10 7"/>
    </svg>
    """#),
    ("graduationcap", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="22" viewBox="0 0 29 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M13.6 3 2.9 7.4A.8.8 0 0 0 2.9 8.9L13.6 13.4A2.4 2.4 0 0 0 15.4 13.4L26.1 8.9A.8.8 0 0 0 26.1 7.4L15.4 3A2.4 2.4 0 0 0 13.6 3ZM7 11V16.6C7 18.2 10.4 19.6 14.5 19.6S22 18.2 22 16.6V11M25.6 9.4V16.2"/>
    </svg>
    """#),
    ("graduationcap.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="22" viewBox="0 0 29 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M13.6 3 2.9 7.4A.8.8 0 0 0 2.9 8.9L13.6 13.4A2.4 2.4 0 0 0 15.4 13.4L26.1 8.9A.8.8 0 0 0 26.1 7.4L15.4 3A2.4 2.4 0 0 0 13.6 3Z"/>
      <path fill="currentColor" d="M6.2 12.4 13 15.2A4 4 0 0 0 16 15.2L22.8 12.4V16.8C22.8 18.9 19 20.5 14.5 20.5S6.2 18.9 6.2 16.8Z"/>
      <path stroke="currentColor" d="M25.6 9.4V16.2"/>
    </svg>
    """#),
    ("hammer", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12.2 10.2 3.2 18.4A1.6 1.6 0 0 0 5.5 20.7L13.8 11.8M7 5.2C9.4 2.6 12.6 1.9 15.2 4.1L18.6 7.2 18.6 8.8 20 9.6 21.6 11.2 18.2 14.6 16.6 13 15.8 11.4 14.4 11.6 11.6 8.6C11 6.6 9.4 5.4 7 5.2Z"/>
    </svg>
    """#),
    ("hammer.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M11.8 11.6 3.4 18.8A1.35 1.35 0 0 0 5.3 20.7L12.6 12.4Z"/>
      <path fill="currentColor" stroke="currentColor" d="M7 5.2C9.4 2.6 12.6 1.9 15.2 4.1L18.6 7.2 18.6 8.8 20 9.6 21.6 11.2 18.2 14.6 16.6 13 15.8 11.4 14.4 11.6 11.6 8.6C11 6.6 9.4 5.4 7 5.2Z"/>
    </svg>
    """#),
    ("hand.raised", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="24" viewBox="0 0 21 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7 11.6V5.4A1.5 1.5 0 0 1 10 5.4V10.6V3.9A1.5 1.5 0 0 1 13 3.9V10.6 4.7A1.5 1.5 0 0 1 16 4.7V11V7A1.5 1.5 0 0 1 19 7V15C19 19.6 16.4 22 12.6 22 9.6 22 7.8 20.6 6.4 18L3 12.6A1.5 1.5 0 0 1 5.4 10.8Z"/>
    </svg>
    """#),
    ("hand.raised.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M6.2 12.4V5.4A1.65 1.65 0 0 1 9.4 5.4V11H10.2V3.3A1.65 1.65 0 0 1 13.4 3.3V11H14.2V4.4A1.6 1.6 0 0 1 17.3 4.4V12H18V7.2A1.5 1.5 0 0 1 20.8 7.2V15C20.8 20 17.8 22.8 13.4 22.8 10 22.8 7.6 21.2 6 18.2L2.2 12.6A1.6 1.6 0 0 1 4.6 10.6Z"/>
    </svg>
    """#),
    ("hand.thumbsdown", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8 12.4 11.4 19.4Q12 20.6 13.2 20.3C15 19.9 15.6 18.4 15.2 16.6L14.6 13.8H19.6A2 2 0 0 0 21.6 11.4L20.2 4.6A2.8 2.8 0 0 0 17.4 2.4H10.6Q9 2.4 8 3.2ZM8 12.4H4.6A2.2 2.2 0 0 1 2.4 10.2V5.4A2.2 2.2 0 0 1 4.6 3.2H8"/>
    </svg>
    """#),
    ("hand.thumbsdown.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M8.6 12.4 11.6 19.4Q12.1 20.6 13.2 20.3C15 19.9 15.6 18.4 15.2 16.6L14.6 13.8H19.6A2 2 0 0 0 21.6 11.4L20.2 4.6A2.8 2.8 0 0 0 17.4 2.4H11Q9.6 2.4 8.6 3.2Z"/>
      <path fill="currentColor" d="M4.2 13H5.4V2.6H4.2A2.4 2.4 0 0 0 1.8 5V10.6A2.4 2.4 0 0 0 4.2 13Z"/>
    </svg>
    """#),
    ("hand.thumbsup", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8 10.6 11.4 3.6Q12 2.4 13.2 2.7C15 3.1 15.6 4.6 15.2 6.4L14.6 9.2H19.6A2 2 0 0 1 21.6 11.6L20.2 18.4A2.8 2.8 0 0 1 17.4 20.6H10.6Q9 20.6 8 19.8ZM8 10.6H4.6A2.2 2.2 0 0 0 2.4 12.8V17.6A2.2 2.2 0 0 0 4.6 19.8H8"/>
    </svg>
    """#),
    ("hand.thumbsup.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M8.6 10.6 11.6 3.6Q12.1 2.4 13.2 2.7C15 3.1 15.6 4.6 15.2 6.4L14.6 9.2H19.6A2 2 0 0 1 21.6 11.6L20.2 18.4A2.8 2.8 0 0 1 17.4 20.6H11Q9.6 20.6 8.6 19.8Z"/>
      <path fill="currentColor" d="M4.2 10H5.4V20.4H4.2A2.4 2.4 0 0 1 1.8 18V12.4A2.4 2.4 0 0 1 4.2 10Z"/>
    </svg>
    """#),
    ("hare", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="22" viewBox="0 0 27 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M19.4 8.2C21.8 8.4 24.8 10 24.8 12.4 24.8 14 22.8 14.4 20.6 14.4 19.8 15.6 19.8 16.6 21.4 17.6 22.4 18.2 22 19.4 20.8 19.4H5.6C4.2 19.4 3.8 18.4 4.2 17.4 2.8 17.2 2.2 16 2.8 14.8 3.4 13.8 4.4 13.8 5.2 14 6.4 10.4 10.4 9.2 14 10.2 15 8.8 16 8.2 17 8.2 14.4 6.8 12.6 4.8 12.4 3.2 12.4 2.2 13.4 2 14.4 2.6 16.8 3.8 18.6 5.6 19.4 8.2ZM10 19.2C10 16.6 11.6 15 14 15"/>
      <circle fill="currentColor" cx="20.8" cy="11.4" r="1"/>
    </svg>
    """#),
    ("hare.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="22" viewBox="0 0 27 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M19.4 8.2C21.8 8.4 24.8 10 24.8 12.4 24.8 14 22.8 14.4 20.6 14.4 19.8 15.6 19.8 16.6 21.4 17.6 22.4 18.2 22 19.4 20.8 19.4H5.6C4.2 19.4 3.8 18.4 4.2 17.4 2.8 17.2 2.2 16 2.8 14.8 3.4 13.8 4.4 13.8 5.2 14 6.4 10.4 10.4 9.2 14 10.2 15 8.8 16 8.2 17 8.2 14.4 6.8 12.6 4.8 12.4 3.2 12.4 2.2 13.4 2 14.4 2.6 16.8 3.8 18.6 5.6 19.4 8.2ZM20.9 10.4a1 1 0 1 0 0 2 1 1 0 0 0 0 -2Z"/>
      <path stroke="currentColor" d="M19.4 8.2C21.8 8.4 24.8 10 24.8 12.4 24.8 14 22.8 14.4 20.6 14.4 19.8 15.6 19.8 16.6 21.4 17.6 22.4 18.2 22 19.4 20.8 19.4H5.6C4.2 19.4 3.8 18.4 4.2 17.4 2.8 17.2 2.2 16 2.8 14.8 3.4 13.8 4.4 13.8 5.2 14 6.4 10.4 10.4 9.2 14 10.2 15 8.8 16 8.2 17 8.2 14.4 6.8 12.6 4.8 12.4 3.2 12.4 2.2 13.4 2 14.4 2.6 16.8 3.8 18.6 5.6 19.4 8.2Z"/>
    </svg>
    """#),
    ("headphones", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 17V12.4a9.9 9.9 0 0 1 19.8 0V17"/>
      <rect fill="currentColor" x="2" y="12.8" width="5" height="8" rx="1.8"/>
      <rect fill="currentColor" x="18" y="12.8" width="5" height="8" rx="1.8"/>
    </svg>
    """#),
    ("heart", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12 20.4C7 16.6 2 12.7 2 7.9 2 4.7 4.3 2.4 7.2 2.4c2 0 3.7 1 4.8 2.9 1.1-1.9 2.8-2.9 4.8-2.9C19.7 2.4 22 4.7 22 7.9c0 4.8-5 8.7-10 12.5Z"/>
    </svg>
    """#),
    ("heart.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path fill="currentColor" d="M12 17.6C8.9 15.2 5.8 12.8 5.8 9.9 5.8 7.9 7.2 6.5 9 6.5 10.3 6.5 11.3 7.1 12 8.3 12.7 7.1 13.7 6.5 15 6.5 16.8 6.5 18.2 7.9 18.2 9.9 18.2 12.8 15.1 15.2 12 17.6Z"/>
    </svg>
    """#),
    ("heart.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12 17.6C8.9 15.2 5.8 12.8 5.8 9.9 5.8 7.9 7.2 6.5 9 6.5 10.3 6.5 11.3 7.1 12 8.3 12.7 7.1 13.7 6.5 15 6.5 16.8 6.5 18.2 7.9 18.2 9.9 18.2 12.8 15.1 15.2 12 17.6Z"/>
    </svg>
    """#),
    ("heart.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M12 20.4C7 16.6 2 12.7 2 7.9 2 4.7 4.3 2.4 7.2 2.4c2 0 3.7 1 4.8 2.9 1.1-1.9 2.8-2.9 4.8-2.9C19.7 2.4 22 4.7 22 7.9c0 4.8-5 8.7-10 12.5Z" stroke="currentColor"/>
    </svg>
    """#),
    ("heart.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H24V23H0ZM-3.53 -4.2L27.53 27.2 29.45 25.3 -1.61 -6.1Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M12 20.4C7 16.6 2 12.7 2 7.9 2 4.7 4.3 2.4 7.2 2.4 9.2 2.4 10.9 3.4 12 5.3 13.1 3.4 14.8 2.4 16.8 2.4 19.7 2.4 22 4.7 22 7.9 22 12.7 17 16.6 12 20.4Z"/>
      </g>
      <path stroke="currentColor" d="M2.8 2.2L21.2 20.8"/>
    </svg>
    """#),
    ("heart.slash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H44V43H-20ZM-9.9 -10.4 33.9 33.4 35.82 31.48 -7.98 -12.32Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path fill="currentColor" d="M12 20.4C7 16.6 2 12.7 2 7.9 2 4.7 4.3 2.4 7.2 2.4c2 0 3.7 1 4.8 2.9 1.1-1.9 2.8-2.9 4.8-2.9C19.7 2.4 22 4.7 22 7.9c0 4.8-5 8.7-10 12.5Z" stroke="currentColor"/>
      </g>
      <path stroke="currentColor" d="M2.1 1.6L21.9 21.4"/>
    </svg>
    """#),
    ("heart.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.4"/>
      <g transform="translate(4.8 5.06) scale(0.517)" stroke-width="3">
        <path stroke="currentColor" d="M12 20.4C7 16.6 2 12.7 2 7.9 2 4.7 4.3 2.4 7.2 2.4c2 0 3.7 1 4.8 2.9 1.1-1.9 2.8-2.9 4.8-2.9C19.7 2.4 22 4.7 22 7.9c0 4.8-5 8.7-10 12.5Z"/>
      </g>
    </svg>
    """#),
    ("hexagon", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="25" viewBox="0 0 24 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M10.8 2.4 3.8 6.4A2.4 2.4 0 0 0 2.6 8.5V16.5A2.4 2.4 0 0 0 3.8 18.6L10.8 22.6A2.4 2.4 0 0 0 13.2 22.6L20.2 18.6A2.4 2.4 0 0 0 21.4 16.5V8.5A2.4 2.4 0 0 0 20.2 6.4L13.2 2.4A2.4 2.4 0 0 0 10.8 2.4Z"/>
    </svg>
    """#),
    ("hexagon.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="25" viewBox="0 0 24 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M10.8 2.4 3.8 6.4A2.4 2.4 0 0 0 2.6 8.5V16.5A2.4 2.4 0 0 0 3.8 18.6L10.8 22.6A2.4 2.4 0 0 0 13.2 22.6L20.2 18.6A2.4 2.4 0 0 0 21.4 16.5V8.5A2.4 2.4 0 0 0 20.2 6.4L13.2 2.4A2.4 2.4 0 0 0 10.8 2.4Z"/>
    </svg>
    """#),
    ("hifispeaker.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="24" viewBox="0 0 17 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M3.6 1.4H13.4A2.2 2.2 0 0 1 15.6 3.6V20.4A2.2 2.2 0 0 1 13.4 22.6H3.6A2.2 2.2 0 0 1 1.4 20.4V3.6A2.2 2.2 0 0 1 3.6 1.4ZM8.5 3.6a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM8.5 10.4a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4Z"/>
      <circle fill="currentColor" cx="8.5" cy="15.1" r="2.3"/>
    </svg>
    """#),
    ("hourglass", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="25" viewBox="0 0 19 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3 2.4H16M3 22.6H16M4.6 2.6V5.8C4.6 9.4 8.4 10.2 8.4 12.5S4.6 15.6 4.6 19.2V22.4M14.4 2.6V5.8C14.4 9.4 10.6 10.2 10.6 12.5S14.4 15.6 14.4 19.2V22.4"/>
      <path fill="currentColor" d="M6.4 20.8C6.4 18.6 8.2 17.6 9.5 16.4 10.8 17.6 12.6 18.6 12.6 20.8Z"/>
    </svg>
    """#),
    ("house", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 11.8 12 3.2A1.5 1.5 0 0 1 14 3.2L23.6 11.8M5.2 9.4V18.6A2 2 0 0 0 7.2 20.6H18.8A2 2 0 0 0 20.8 18.6V9.4M10.4 20.4V15A1 1 0 0 1 11.4 14H14.6A1 1 0 0 1 15.6 15V20.4"/>
    </svg>
    """#),
    ("house.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5.3 6.07) scale(0.515)" stroke-width="3.01">
        <path stroke="currentColor" d="M2.4 11.8 12 3.2A1.5 1.5 0 0 1 14 3.2L23.6 11.8M5.2 9.4V18.6A2 2 0 0 0 7.2 20.6H18.8A2 2 0 0 0 20.8 18.6V9.4M10.4 20.4V15A1 1 0 0 1 11.4 14H14.6A1 1 0 0 1 15.6 15V20.4"/>
      </g>
    </svg>
    """#),
    ("house.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(5.3 6.07) scale(0.515)" stroke-width="3.01">
          <path stroke="black" d="M2.4 11.8 12 3.2A1.5 1.5 0 0 1 14 3.2L23.6 11.8"/>
          <path fill="black" d="M12.3 6.4Q13 5.8 13.7 6.4L21.4 13.2V18.8A2.6 2.6 0 0 1 18.8 21.4H16V15A1 1 0 0 0 15 14H11A1 1 0 0 0 10 15V21.4H7.2A2.6 2.6 0 0 1 4.6 18.8V13.2Z"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("house.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 11.8 12 3.2A1.5 1.5 0 0 1 14 3.2L23.6 11.8"/>
      <path fill="currentColor" d="M12.3 6.4Q13 5.8 13.7 6.4L21.4 13.2V18.8A2.6 2.6 0 0 1 18.8 21.4H16V15A1 1 0 0 0 15 14H11A1 1 0 0 0 10 15V21.4H7.2A2.6 2.6 0 0 1 4.6 18.8V13.2Z"/>
    </svg>
    """#),
    ("hurricane", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M16.6 1.4C9.2 1.6 4.2 6 4.2 12A6.8 6.8 0 0 0 9 18.5C8.6 20.1 7.4 21.5 5.4 22.6C12.8 22.4 17.8 18 17.8 12A6.8 6.8 0 0 0 13 5.5C13.4 3.9 14.6 2.5 16.6 1.4ZM11 9.6A2.4 2.4 0 1 1 11 14.4 2.4 2.4 0 0 1 11 9.6Z"/>
    </svg>
    """#),
    ("icloud.and.arrow.down", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="24" viewBox="0 0 27 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.2 17.6H7A5 5 0 0 1 6.4 7.64 6.6 6.6 0 0 1 19 6.9 5.4 5.4 0 0 1 20 17.6H17.8M13.5 12.6V21.4M10 18 13.5 21.6 17 18"/>
    </svg>
    """#),
    ("icloud.and.arrow.up", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="24" viewBox="0 0 27 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.2 17.6H7A5 5 0 0 1 6.4 7.64 6.6 6.6 0 0 1 19 6.9 5.4 5.4 0 0 1 20 17.6H17.8M13.5 21.4V12.6M10 16 13.5 12.4 17 16"/>
    </svg>
    """#),
    ("infinity", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="15" viewBox="0 0 28 15" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M14 7.5C11.4 4 9.4 2.4 7 2.4A5.1 5.1 0 0 0 7 12.6C9.4 12.6 11.4 11 14 7.5 16.6 4 18.6 2.4 21 2.4A5.1 5.1 0 0 1 21 12.6C18.6 12.6 16.6 11 14 7.5"/>
    </svg>
    """#),
    ("info", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="13" height="22" viewBox="0 0 13 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="currentColor" cx="6.3" cy="3.6" r="1.6"/>
      <path stroke="currentColor" d="M3.4 9H6.8V18.8M2.6 19H10.6"/>
    </svg>
    """#),
    ("info.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <circle fill="currentColor" cx="12" cy="7.2" r="1.25"/>
      <path stroke="currentColor" d="M10.4 10.7H12.2V16.8M10 16.9H14.4" stroke-linecap="round"/>
    </svg>
    """#),
    ("info.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12 5.85a1.35 1.35 0 1 0 0 2.7 1.35 1.35 0 0 0 0 -2.7ZM12.2 9.75A0.95 0.95 0 0 1 13.15 10.7L13.15 15.95L14.4 15.95A0.95 0.95 0 0 1 14.4 17.85L10 17.85A0.95 0.95 0 0 1 10 15.95L11.25 15.95L11.25 11.65L10.2 11.65A0.95 0.95 0 0 1 10.2 9.75Z"/>
    </svg>
    """#),
    ("ipad", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="25" viewBox="0 0 21 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.4" y="2.2" width="16.2" height="20.6" rx="2.6"/>
      <path stroke="currentColor" transform="scale(0.7)" d="M12.29 28.57H17.71"/>
    </svg>
    """#),
    ("iphone", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="25" viewBox="0 0 16 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.4" y="2.2" width="11.2" height="20.6" rx="2.8"/>
      <path stroke="currentColor" transform="scale(0.7)" d="M10 7.14H12.86M9.14 28.86H13.71"/>
    </svg>
    """#),
    ("italic", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="20" viewBox="0 0 16 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6.8 2.8H13.4M2.6 17.2H9.2M10.2 2.8 5.8 17.2"/>
    </svg>
    """#),
    ("key", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="14" height="26" viewBox="0 0 14 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="7" cy="7.2" r="4.8"/>
      <circle fill="currentColor" cx="7" cy="5.6" r="1.3"/>
      <path stroke="currentColor" d="M7 12V23.2M7 18.2H10.2M7 22.8H10.2"/>
    </svg>
    """#),
    ("key.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="14" height="26" viewBox="0 0 14 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M7 1.55a5.65 5.65 0 1 0 0 11.3 5.65 5.65 0 0 0 0 -11.3ZM7 3.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3Z"/>
      <path stroke="currentColor" d="M7 12V23.2M7 18.2H10.2M7 22.8H10.2"/>
    </svg>
    """#),
    ("keyboard", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.4" width="24.6" height="15.2" rx="2.8"/>
      <path fill="currentColor" fill-rule="evenodd" d="M5.4 5.8h1.6v1.6h-1.6ZM8.7 5.8h1.6v1.6h-1.6ZM12.05 5.8h1.6v1.6h-1.6ZM15.35 5.8h1.6v1.6h-1.6ZM18.7 5.8h1.6v1.6h-1.6ZM22 5.8h1.6v1.6h-1.6ZM5.4 9.2h1.6v1.6h-1.6ZM8.7 9.2h1.6v1.6h-1.6ZM12.05 9.2h1.6v1.6h-1.6ZM15.35 9.2h1.6v1.6h-1.6ZM18.7 9.2h1.6v1.6h-1.6ZM22 9.2h1.6v1.6h-1.6Z"/>
      <path stroke="currentColor" transform="scale(0.9)" d="M10.56 15.33H21.67"/>
    </svg>
    """#),
    ("ladybug", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <ellipse stroke="currentColor" cx="11" cy="14" rx="7" ry="7.8"/>
      <path stroke="currentColor" d="M11 9.6V21.6M4.6 10.4C8 9 14 9 17.4 10.4"/>
      <path stroke="currentColor" transform="scale(0.75)" d="M9.6 9.87A5.33 5.33 0 0 1 19.73 9.87M11.47 5.6 9.33 3.2M17.87 5.6 20 3.2M5.33 15.73 3.2 14.13M24 15.73 26.13 14.13M5.33 21.87 2.93 22.93M24 21.87 26.4 22.93"/>
      <circle fill="currentColor" cx="7.6" cy="13.4" r="1.2"/>
      <circle fill="currentColor" cx="14.4" cy="13.4" r="1.2"/>
      <circle fill="currentColor" cx="8.2" cy="17.4" r="1.2"/>
      <circle fill="currentColor" cx="13.8" cy="17.4" r="1.2"/>
    </svg>
    """#),
    ("laptopcomputer", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="21" viewBox="0 0 31 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="5.6" y="2.4" width="19.8" height="12.8" rx="2"/>
      <path stroke="currentColor" d="M2.4 18.4H28.6"/>
    </svg>
    """#),
    ("leaf", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="22" viewBox="0 0 24 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M20.8 2.4C21.8 11.6 18.6 18.4 11.4 18.4 7.4 18.4 5 16 5 13 5 8 11 4.8 20.8 2.4ZM2.6 20C4.8 15.6 9 11.8 15.2 9.4"/>
    </svg>
    """#),
    ("leaf.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="22" viewBox="0 0 23 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M20.6 2.2c.9 9.6-2.4 16.4-9.8 16.4-2 0-3.7-.6-5-1.7L3.7 20.2a.9.9 0 0 1-1.5-1l2.4-3.5C2 9.8 8.6 5.2 20.6 2.2ZM15.5 8.2C11.2 9.7 8.3 11.9 6.7 14.8"/>
    </svg>
    """#),
    ("lightbulb", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="26" viewBox="0 0 18 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6.2 17.2C6.2 14.4 2.4 13 2.4 9A6.6 6.6 0 0 1 15.6 9C15.6 13 11.8 14.4 11.8 17.2ZM6.6 20.4H11.4M7.6 23.4H10.4"/>
    </svg>
    """#),
    ("lightbulb.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="26" viewBox="0 0 18 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M6.2 17.2C6.2 14.4 2.4 13 2.4 9A6.6 6.6 0 0 1 15.6 9C15.6 13 11.8 14.4 11.8 17.2Z"/>
      <path stroke="currentColor" d="M6.6 20.4H11.4M7.6 23.4H10.4"/>
    </svg>
    """#),
    ("lightbulb.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="26" viewBox="0 0 18 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H38V46H-20ZM-10.4 -6.4 28.4 32.4 30.32 30.48 -8.48 -8.32Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M6.2 17.2C6.2 14.4 2.4 13 2.4 9A6.6 6.6 0 0 1 15.6 9C15.6 13 11.8 14.4 11.8 17.2ZM6.6 20.4H11.4M7.6 23.4H10.4"/>
      </g>
      <path stroke="currentColor" d="M1.6 5.6L16.4 20.4"/>
    </svg>
    """#),
    ("line.3.horizontal", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="17" viewBox="0 0 22 17" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 2.8H19.8M2.2 8.5H19.8M2.2 14.2H19.8"/>
    </svg>
    """#),
    ("line.3.horizontal.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M7.2 8.4H16.8M7.2 12H16.8M7.2 15.6H16.8"/>
    </svg>
    """#),
    ("line.3.horizontal.decrease", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="17" viewBox="0 0 22 17" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 2.8H19.8M5.6 8.5H16.4M9 14.2H13"/>
    </svg>
    """#),
    ("line.3.horizontal.decrease.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M6.4 8.4H17.6M8.4 12.2H15.6M10.4 16H13.6"/>
    </svg>
    """#),
    ("line.3.horizontal.decrease.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM17.6 7.45A0.95 0.95 0 0 1 17.6 9.35L6.4 9.35A0.95 0.95 0 0 1 6.4 7.45ZM15.6 11.25A0.95 0.95 0 0 1 15.6 13.15L8.4 13.15A0.95 0.95 0 0 1 8.4 11.25ZM13.6 15.05A0.95 0.95 0 0 1 13.6 16.95L10.4 16.95A0.95 0.95 0 0 1 10.4 15.05Z"/>
    </svg>
    """#),
    ("link", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <g stroke="currentColor" transform="translate(11 11) rotate(-45)">
        <path d="M-2.2 3.4H-6.2A3.4 3.4 0 0 1 -6.2 -3.4H-1.2A3.4 3.4 0 0 1 2 1.1M2.2 -3.4H6.2A3.4 3.4 0 0 1 6.2 3.4H1.2A3.4 3.4 0 0 1 -2 -1.1"/>
      </g>
    </svg>
    """#),
    ("link.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5.5 5.5) scale(0.591)" stroke-width="2.62">
        <g stroke="currentColor" transform="translate(11 11) rotate(-45)">
          <path d="M-2.2 3.4H-6.2A3.4 3.4 0 0 1 -6.2 -3.4H-1.2A3.4 3.4 0 0 1 2 1.1M2.2 -3.4H6.2A3.4 3.4 0 0 1 6.2 3.4H1.2A3.4 3.4 0 0 1 -2 -1.1"/>
        </g>
      </g>
    </svg>
    """#),
    ("link.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(5.5 5.5) scale(0.591)" stroke-width="2.62">
          <g stroke="black" transform="translate(11 11) rotate(-45)">
            <path d="M-2.2 3.4H-6.2A3.4 3.4 0 0 1 -6.2 -3.4H-1.2A3.4 3.4 0 0 1 2 1.1M2.2 -3.4H6.2A3.4 3.4 0 0 1 6.2 3.4H1.2A3.4 3.4 0 0 1 -2 -1.1"/>
          </g>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("list.bullet", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="18" viewBox="0 0 24 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="currentColor" cx="2.8" cy="3" r="1.5"/>
      <circle fill="currentColor" cx="2.8" cy="9" r="1.5"/>
      <circle fill="currentColor" cx="2.8" cy="15" r="1.5"/>
      <path stroke="currentColor" d="M8 3H21.6M8 9H21.6M8 15H21.6"/>
    </svg>
    """#),
    ("list.bullet.rectangle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="16.6" rx="3"/>
      <circle fill="currentColor" cx="7" cy="7" r="1.1"/>
      <circle fill="currentColor" cx="7" cy="10.5" r="1.1"/>
      <circle fill="currentColor" cx="7" cy="14" r="1.1"/>
      <path stroke="currentColor" transform="scale(0.75)" d="M14.67 9.33H25.33M14.67 14H25.33M14.67 18.67H25.33"/>
    </svg>
    """#),
    ("list.dash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="18" viewBox="0 0 24 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 3H4.4M2.4 9H4.4M2.4 15H4.4M9 3H21.6M9 9H21.6M9 15H21.6"/>
    </svg>
    """#),
    ("list.number", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="20" viewBox="0 0 25 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" transform="scale(0.7)" d="M2.86 3.71 4.57 2.57V7.71"/>
      <path stroke="currentColor" transform="scale(0.7)" d="M2.57 12.71C2.86 11.29 6.29 11.29 6.14 13.14 6 14.43 3.71 15.57 2.71 17H6.43"/>
      <path stroke="currentColor" transform="scale(0.7)" d="M2.71 21.14C3.57 20 6.14 20.29 6 21.86 6 22.86 5.14 23.29 4.14 23.29 5.29 23.29 6.29 23.86 6.29 24.86 6.29 26.57 3.43 26.86 2.57 25.57"/>
      <path stroke="currentColor" d="M9 3.6H22.6M9 10H22.6M9 16.4H22.6"/>
    </svg>
    """#),
    ("location", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="23" viewBox="0 0 23 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M20.3 2.9 3.1 10.1A.8.8 0 0 0 3.4 11.6L11.3 11.7 11.4 19.6A.8.8 0 0 0 12.9 19.9L20.5 3.1Q20.6 2.8 20.3 2.9Z"/>
    </svg>
    """#),
    ("location.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path fill="currentColor" d="M16.6 6.7 6.9 10.9A.7.7 0 0 0 7.2 12.2L11.5 12.5 11.8 16.8A.7.7 0 0 0 13.1 17.1L17.3 7.4Q17.4 6.4 16.6 6.7Z"/>
    </svg>
    """#),
    ("location.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM16.9 6.4 6.7 10.8A.7.7 0 0 0 7 12.1L11.5 12.5 11.9 17A.7.7 0 0 0 13.2 17.3L17.6 7.1Q17.7 6.1 16.9 6.4Z"/>
    </svg>
    """#),
    ("location.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="23" viewBox="0 0 23 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M20.3 2.9 3.1 10.1A.8.8 0 0 0 3.4 11.6L11.3 11.7 11.4 19.6A.8.8 0 0 0 12.9 19.9L20.5 3.1Q20.6 2.8 20.3 2.9Z"/>
    </svg>
    """#),
    ("location.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="23" viewBox="0 0 23 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H43V43H-20ZM-10.4 -10.4 33.4 33.4 35.32 31.48 -8.48 -12.32Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M20.3 2.9 3.1 10.1A.8.8 0 0 0 3.4 11.6L11.3 11.7 11.4 19.6A.8.8 0 0 0 12.9 19.9L20.5 3.1Q20.6 2.8 20.3 2.9Z"/>
      </g>
      <path stroke="currentColor" d="M1.6 1.6L21.4 21.4"/>
    </svg>
    """#),
    ("lock", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="23" viewBox="0 0 18 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.6" y="10.2" width="12.8" height="11" rx="2.2"/>
      <path stroke="currentColor" d="M5 10.2V6.4a4 4 0 0 1 8 0V10.2"/>
    </svg>
    """#),
    ("lock.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(7.15 5.8) scale(0.539)" stroke-width="2.88">
        <rect stroke="currentColor" x="2.6" y="10.2" width="12.8" height="11" rx="2.2"/>
        <path stroke="currentColor" d="M5 10.2V6.4a4 4 0 0 1 8 0V10.2"/>
      </g>
    </svg>
    """#),
    ("lock.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(7.15 5.8) scale(0.539)" stroke-width="2.88">
          <rect fill="black" x="1.8" y="9.6" width="14.4" height="12.2" rx="2.6"/>
          <path stroke="black" d="M5 10V6.4a4 4 0 0 1 8 0V10"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("lock.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="23" viewBox="0 0 18 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.8" y="9.6" width="14.4" height="12.2" rx="2.6"/>
      <path stroke="currentColor" d="M5 10V6.4a4 4 0 0 1 8 0V10"/>
    </svg>
    """#),
    ("lock.open", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="23" viewBox="0 0 23 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.6" y="10.2" width="12.8" height="11" rx="2.2"/>
      <path stroke="currentColor" d="M12.4 10.2V6.4A4 4 0 0 1 20.4 6.4V8.6"/>
    </svg>
    """#),
    ("lock.open.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="23" viewBox="0 0 23 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.8" y="9.6" width="14.4" height="12.2" rx="2.6"/>
      <path stroke="currentColor" d="M12.4 10.2V6.4A4 4 0 0 1 20.4 6.4V8.6"/>
    </svg>
    """#),
    ("lock.shield", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11 2.4C8.8 4 6.2 5 3.2 5.4V11.4C3.2 16.2 6.2 19.6 11 21.8 15.8 19.6 18.8 16.2 18.8 11.4V5.4C15.8 5 13.2 4 11 2.4Z"/>
      <rect fill="currentColor" x="7.1" y="10.6" width="7.8" height="5.8" rx="1.2"/>
      <path stroke="currentColor" stroke-width="1.4" d="M8.9 10.8V9a2.1 2.1 0 0 1 4.2 0V10.8"/>
    </svg>
    """#),
    ("magnifyingglass", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="9.3" cy="9.3" r="6.7"/>
      <path stroke="currentColor" d="M14.3 14.3 19.6 19.6"/>
    </svg>
    """#),
    ("magnifyingglass.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <circle stroke="currentColor" cx="11" cy="11" r="3.9"/>
      <path stroke="currentColor" d="M13.9 13.9 16.9 16.9"/>
    </svg>
    """#),
    ("magnifyingglass.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM11 6.15a4.85 4.85 0 1 0 0 9.7 4.85 4.85 0 0 0 0 -9.7ZM11 8.05a2.95 2.95 0 1 0 0 5.9 2.95 2.95 0 0 0 0 -5.9ZM15 13.65L17.37 16.03A.95 .95 0 0 1 16.03 17.37L13.65 15Z"/>
    </svg>
    """#),
    ("map", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 6.3A1.2 1.2 0 0 1 3.3 5.2L9 2.6 17 5.8 22.1 3.5A.9.9 0 0 1 23.4 4.3V15.7A1.2 1.2 0 0 1 22.7 16.8L17 19.4 9 16.2 3.9 18.5A.9.9 0 0 1 2.6 17.7ZM9 2.8V16M17 6V19.2"/>
    </svg>
    """#),
    ("map.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M1.8 6.1A1.8 1.8 0 0 1 2.9 4.5L7.9 2.2V16L3.6 18.9A1.2 1.2 0 0 1 1.8 17.9Z"/>
      <path fill="currentColor" d="M9.5 2.1 16.5 5V19.9L9.5 16.9Z"/>
      <path fill="currentColor" d="M18.1 6 22.4 3.1A1.2 1.2 0 0 1 24.2 4.1V15.9A1.8 1.8 0 0 1 23.1 17.5L18.1 19.8Z"/>
    </svg>
    """#),
    ("mappin", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="12" height="25" viewBox="0 0 12 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M6 1.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0 -9.2ZM4.7 3.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0 -2.4Z"/>
      <path stroke="currentColor" d="M6 10V22.6"/>
    </svg>
    """#),
    ("mappin.and.ellipse", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="25" viewBox="0 0 24 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8.8 16.4C5 17 2.6 18.2 2.6 19.6 2.6 21.4 6.8 22.6 12 22.6S21.4 21.4 21.4 19.6C21.4 18.2 19 17 15.2 16.4"/>
      <path fill="currentColor" fill-rule="evenodd" d="M12 1.6a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0 -9.2ZM10.7 3.6a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0 -2.4Z"/>
      <path stroke="currentColor" d="M12 10V19"/>
    </svg>
    """#),
    ("mappin.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path fill="currentColor" fill-rule="evenodd" d="M12 5.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0 -6.4ZM11.1 7.1a0.8 0.8 0 1 0 0 1.6 0.8 0.8 0 0 0 0 -1.6Z"/>
      <path stroke="currentColor" d="M12 11.6V17.4"/>
    </svg>
    """#),
    ("mappin.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12.95 12.2V17.2A.95.95 0 0 1 11.05 17.2V12.2A3.4 3.4 0 1 1 12.95 12.2ZM11.1 7.15a0.85 0.85 0 1 0 0 1.7 0.85 0.85 0 0 0 0 -1.7Z"/>
    </svg>
    """#),
    ("message", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12.5 2.6C6.8 2.6 2.4 6 2.4 10.6 2.4 13.4 4 15.6 6.4 17 6.4 18.4 5.6 19.6 4.6 20.4Q4.2 21 5 20.9C7.2 20.6 9 19.6 10.2 18.4 11 18.5 11.7 18.6 12.5 18.6 18.2 18.6 22.6 15.2 22.6 10.6S18.2 2.6 12.5 2.6Z"/>
    </svg>
    """#),
    ("message.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M12.5 2.6C6.8 2.6 2.4 6 2.4 10.6 2.4 13.4 4 15.6 6.4 17 6.4 18.4 5.6 19.6 4.6 20.4Q4.2 21 5 20.9C7.2 20.6 9 19.6 10.2 18.4 11 18.5 11.7 18.6 12.5 18.6 18.2 18.6 22.6 15.2 22.6 10.6S18.2 2.6 12.5 2.6Z"/>
    </svg>
    """#),
    ("mic", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="25" viewBox="0 0 17 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="5.3" y="2.4" width="6.4" height="12" rx="3.2"/>
      <path stroke="currentColor" d="M2.6 10.8V11.6A5.9 5.9 0 0 0 14.4 11.6V10.8M8.5 17.8V22M5.2 22.2H11.8"/>
    </svg>
    """#),
    ("mic.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(7.58 5.5) scale(0.520)" stroke-width="2.98">
        <rect stroke="currentColor" x="5.3" y="2.4" width="6.4" height="12" rx="3.2"/>
        <path stroke="currentColor" d="M2.6 10.8V11.6A5.9 5.9 0 0 0 14.4 11.6V10.8M8.5 17.8V22M5.2 22.2H11.8"/>
      </g>
    </svg>
    """#),
    ("mic.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(7.58 5.5) scale(0.520)" stroke-width="2.98">
          <rect fill="black" stroke="black" x="5.3" y="2.4" width="6.4" height="12" rx="3.2"/>
          <path stroke="black" d="M2.6 10.8V11.6A5.9 5.9 0 0 0 14.4 11.6V10.8M8.5 17.8V22M5.2 22.2H11.8"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("mic.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="25" viewBox="0 0 17 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" stroke="currentColor" x="5.3" y="2.4" width="6.4" height="12" rx="3.2"/>
      <path stroke="currentColor" d="M2.6 10.8V11.6A5.9 5.9 0 0 0 14.4 11.6V10.8M8.5 17.8V22M5.2 22.2H11.8"/>
    </svg>
    """#),
    ("mic.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="25" viewBox="0 0 23 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H23V25H0ZM-3.46 -3.67L26.46 27.27 28.4 25.39 -1.51 -5.55Z"/></clipPath>
      <g clip-path="url(#clip)">
        <g transform="translate(3 0)"><rect stroke="currentColor" x="5.3" y="2.4" width="6.4" height="12" rx="3.2"/><path stroke="currentColor" d="M2.6 10.8V11.6A5.9 5.9 0 0 0 14.4 11.6V10.8M8.5 17.8V22M5.2 22.2H11.8"/></g>
      </g>
      <path stroke="currentColor" d="M2.8 2.8L20.2 20.8"/>
    </svg>
    """#),
    ("mic.slash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="25" viewBox="0 0 23 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H23V25H0ZM-3.46 -3.67L26.46 27.27 28.4 25.39 -1.51 -5.55Z"/></clipPath>
      <g clip-path="url(#clip)">
        <g transform="translate(3 0)"><rect fill="currentColor" stroke="currentColor" x="5.3" y="2.4" width="6.4" height="12" rx="3.2"/><path stroke="currentColor" d="M2.6 10.8V11.6A5.9 5.9 0 0 0 14.4 11.6V10.8M8.5 17.8V22M5.2 22.2H11.8"/></g>
      </g>
      <path stroke="currentColor" d="M2.8 2.8L20.2 20.8"/>
    </svg>
    """#),
    ("minus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="6" viewBox="0 0 20 6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.5 3H17.5"/>
    </svg>
    """#),
    ("minus.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M7.2 12H16.8"/>
    </svg>
    """#),
    ("minus.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM7.45 11.05H16.55A0.95 0.95 0 0 1 17.5 12V12A0.95 0.95 0 0 1 16.55 12.95H7.45A0.95 0.95 0 0 1 6.5 12V12A0.95 0.95 0 0 1 7.45 11.05Z"/>
    </svg>
    """#),
    ("minus.magnifyingglass", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="9.3" cy="9.3" r="6.7"/>
      <path stroke="currentColor" d="M14.3 14.3 19.6 19.6M6.4 9.3H12.2"/>
    </svg>
    """#),
    ("minus.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.2"/>
      <path stroke="currentColor" d="M6.3 11 15.7 11"/>
    </svg>
    """#),
    ("minus.square.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M5.35 1.35H16.65A4 4 0 0 1 20.65 5.35V16.65A4 4 0 0 1 16.65 20.65H5.35A4 4 0 0 1 1.35 16.65V5.35A4 4 0 0 1 5.35 1.35ZM15.7 10.05A0.95 0.95 0 0 1 15.7 11.95L6.3 11.95A0.95 0.95 0 0 1 6.3 10.05Z"/>
    </svg>
    """#),
    ("moon", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="23" viewBox="0 0 23 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.3 2.2A9.6 9.6 0 1 0 20 14.8 8.4 8.4 0 0 1 9.3 2.2Z"/>
    </svg>
    """#),
    ("moon.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="23" viewBox="0 0 23 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M9.3 2.2A9.6 9.6 0 1 0 20 14.8 8.4 8.4 0 0 1 9.3 2.2Z" stroke="currentColor"/>
    </svg>
    """#),
    ("moon.stars", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="24" viewBox="0 0 23 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.3 3.2A8.9 8.9 0 1 0 19.3 15 7.9 7.9 0 0 1 9.3 3.2Z"/>
      <path fill="currentColor" d="M15.2 1.6Q15.61 4.59 18.6 5Q15.61 5.41 15.2 8.4Q14.79 5.41 11.8 5Q14.79 4.59 15.2 1.6Z"/>
      <path fill="currentColor" d="M19.6 7.4Q19.91 9.69 22.2 10Q19.91 10.31 19.6 12.6Q19.29 10.31 17 10Q19.29 9.69 19.6 7.4Z"/>
    </svg>
    """#),
    ("moon.stars.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="24" viewBox="0 0 23 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M9.3 3.2A8.9 8.9 0 1 0 19.3 15 7.9 7.9 0 0 1 9.3 3.2Z"/>
      <path fill="currentColor" d="M15.2 1.6Q15.61 4.59 18.6 5Q15.61 5.41 15.2 8.4Q14.79 5.41 11.8 5Q14.79 4.59 15.2 1.6Z"/>
      <path fill="currentColor" d="M19.6 7.4Q19.91 9.69 22.2 10Q19.91 10.31 19.6 12.6Q19.29 10.31 17 10Q19.29 9.69 19.6 7.4Z"/>
    </svg>
    """#),
    ("multiply", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.8 2.8 15.2 15.2M15.2 2.8 2.8 15.2"/>
    </svg>
    """#),
    ("music.mic", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="16.4" cy="7.6" r="5"/>
      <path stroke="currentColor" d="M12.2 10.4 3 19.2a1.3 1.3 0 0 0 1.8 1.8L13.6 11.8"/>
    </svg>
    """#),
    ("music.note", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="22" viewBox="0 0 16 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <ellipse fill="currentColor" cx="5" cy="17.4" rx="3.4" ry="2.8" transform="rotate(-18 5 17.4)"/>
      <path stroke="currentColor" d="M7.7 16.8V3.2L13.4 4.8V8.6L7.7 7"/>
    </svg>
    """#),
    ("newspaper", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="22" viewBox="0 0 27 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M20 5.6H22.6A2 2 0 0 1 24.6 7.6V16.8A2.6 2.6 0 0 1 22 19.4H5A2.8 2.8 0 0 1 2.2 16.6V4.8A2.2 2.2 0 0 1 4.4 2.6H17.8A2.2 2.2 0 0 1 20 4.8V17A2.4 2.4 0 0 0 22.2 19.3"/>
      <path stroke="currentColor" transform="scale(0.7)" d="M8.57 20.29H23.14M8.57 23.71H17.14"/>
      <rect fill="currentColor" x="5.4" y="5.8" width="5.2" height="5.4" rx="0.8"/>
      <path stroke="currentColor" transform="scale(0.7)" d="M18.57 9.43H23.43M18.57 14.86H23.43"/>
    </svg>
    """#),
    ("nosign", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M4.8 4.8 19.2 19.2"/>
    </svg>
    """#),
    ("number", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="21" viewBox="0 0 20 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7.4 2.6 5 18.4M15 2.6 12.6 18.4M3.4 7.4H17.6M2.4 13.6H16.6"/>
    </svg>
    """#),
    ("paintbrush", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M9.6 11.4 18.4 3.2A1.7 1.7 0 0 1 20.8 5.6L12.8 14.2C12.2 13.6 10.4 11.8 9.6 11.4ZM9.4 11.6C6.4 12 6.8 16.6 2.8 18 5.4 21 12 20.4 12.6 14.4"/>
    </svg>
    """#),
    ("paintbrush.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M10.8 11 18.4 3.4A1.5 1.5 0 0 1 20.6 5.6L13.2 13.4Z"/>
      <path fill="currentColor" stroke="currentColor" d="M9 12.8C6.6 13.2 6.8 16.8 2.8 18 5.4 20.8 10.8 20.4 11.4 15.2Z"/>
    </svg>
    """#),
    ("paintpalette", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12.4 2.4C6.6 2.4 2.2 6.4 2.2 11.4S6.4 20.4 11.4 20.4C13.4 20.4 13.8 18.9 13.2 17.6 12.4 15.8 13.4 14.6 15.2 14.6H18.4C21 14.6 22.6 13.2 22.6 10.8 22.6 6 18.2 2.4 12.4 2.4Z"/>
      <circle fill="currentColor" cx="7" cy="12.6" r="1.5"/>
      <circle fill="currentColor" cx="8.6" cy="7.8" r="1.5"/>
      <circle fill="currentColor" cx="13" cy="5.9" r="1.5"/>
      <circle fill="currentColor" cx="17.6" cy="8.2" r="1.5"/>
    </svg>
    """#),
    ("paintpalette.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12.4 2.4C6.6 2.4 2.2 6.4 2.2 11.4S6.4 20.4 11.4 20.4C13.4 20.4 13.8 18.9 13.2 17.6 12.4 15.8 13.4 14.6 15.2 14.6H18.4C21 14.6 22.6 13.2 22.6 10.8 22.6 6 18.2 2.4 12.4 2.4ZM7 11.1a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3ZM8.6 6.3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3ZM13 4.4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3ZM17.6 6.7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3Z"/>
      <path stroke="currentColor" d="M12.4 2.4C6.6 2.4 2.2 6.4 2.2 11.4S6.4 20.4 11.4 20.4C13.4 20.4 13.8 18.9 13.2 17.6 12.4 15.8 13.4 14.6 15.2 14.6H18.4C21 14.6 22.6 13.2 22.6 10.8 22.6 6 18.2 2.4 12.4 2.4Z"/>
    </svg>
    """#),
    ("paperclip", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <g transform="translate(11.6 12.1) rotate(45)">
        <path stroke="currentColor" d="M5 -5.2V4.6A5 5 0 0 1 -5 4.6V-6.2A3.4 3.4 0 0 1 1.8 -6.2V3.6A1.7 1.7 0 0 1 -1.6 3.6V-4.6"/>
      </g>
    </svg>
    """#),
    ("paperplane", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M21.2 2.7 2.9 9.2A.7.7 0 0 0 2.9 10.5L10.2 13.8 13.5 21.1A.7.7 0 0 0 14.8 21.1L21.3 2.8Q21.4 2.6 21.2 2.7ZM10.4 13.6 20.8 3.2"/>
    </svg>
    """#),
    ("paperplane.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M20.4 1.9 2.6 8.4A1.5 1.5 0 0 0 2.6 11.2L9.3 14.2Z"/>
      <path fill="currentColor" d="M22.1 3.6 15.6 21.4A1.5 1.5 0 0 1 12.8 21.4L10.4 15.3Z"/>
    </svg>
    """#),
    ("pause", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="20" viewBox="0 0 17 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="3" y="2.9" width="3.4" height="14.2" rx="1.2"/>
      <rect stroke="currentColor" x="10.6" y="2.9" width="3.4" height="14.2" rx="1.2"/>
    </svg>
    """#),
    ("pause.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <rect fill="currentColor" x="8" y="7.6" width="2.7" height="8.8" rx="0.8"/>
      <rect fill="currentColor" x="13.3" y="7.6" width="2.7" height="8.8" rx="0.8"/>
    </svg>
    """#),
    ("pause.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM8.8 7.6H9.9A0.8 0.8 0 0 1 10.7 8.4V15.6A0.8 0.8 0 0 1 9.9 16.4H8.8A0.8 0.8 0 0 1 8 15.6V8.4A0.8 0.8 0 0 1 8.8 7.6ZM14.1 7.6H15.2A0.8 0.8 0 0 1 16 8.4V15.6A0.8 0.8 0 0 1 15.2 16.4H14.1A0.8 0.8 0 0 1 13.3 15.6V8.4A0.8 0.8 0 0 1 14.1 7.6Z"/>
    </svg>
    """#),
    ("pause.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="20" viewBox="0 0 17 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M4 2.5H6A1.3 1.3 0 0 1 7.3 3.8V16.2A1.3 1.3 0 0 1 6 17.5H4A1.3 1.3 0 0 1 2.7 16.2V3.8A1.3 1.3 0 0 1 4 2.5ZM11 2.5H13A1.3 1.3 0 0 1 14.3 3.8V16.2A1.3 1.3 0 0 1 13 17.5H11A1.3 1.3 0 0 1 9.7 16.2V3.8A1.3 1.3 0 0 1 11 2.5Z"/>
    </svg>
    """#),
    ("pawprint", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12 11.4C14.8 11.4 18.2 14.8 18.2 17.8 18.2 19.6 16.9 20.6 15.2 20.6 14 20.6 13.2 20 12 20S10 20.6 8.8 20.6C7.1 20.6 5.8 19.6 5.8 17.8 5.8 14.8 9.2 11.4 12 11.4Z"/>
      <ellipse stroke="currentColor" cx="4.2" cy="11.2" rx="2" ry="2.7" transform="rotate(-20 4.2 11.2)"/>
      <ellipse stroke="currentColor" cx="9" cy="5.8" rx="2.1" ry="3" transform="rotate(-6 9 5.8)"/>
      <ellipse stroke="currentColor" cx="15" cy="5.8" rx="2.1" ry="3" transform="rotate(6 15 5.8)"/>
      <ellipse stroke="currentColor" cx="19.8" cy="11.2" rx="2" ry="2.7" transform="rotate(20 19.8 11.2)"/>
    </svg>
    """#),
    ("pawprint.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M12 11.4C14.8 11.4 18.2 14.8 18.2 17.8 18.2 19.6 16.9 20.6 15.2 20.6 14 20.6 13.2 20 12 20S10 20.6 8.8 20.6C7.1 20.6 5.8 19.6 5.8 17.8 5.8 14.8 9.2 11.4 12 11.4Z"/>
      <ellipse fill="currentColor" stroke="currentColor" cx="4.2" cy="11.2" rx="2" ry="2.7" transform="rotate(-20 4.2 11.2)"/>
      <ellipse fill="currentColor" stroke="currentColor" cx="9" cy="5.8" rx="2.1" ry="3" transform="rotate(-6 9 5.8)"/>
      <ellipse fill="currentColor" stroke="currentColor" cx="15" cy="5.8" rx="2.1" ry="3" transform="rotate(6 15 5.8)"/>
      <ellipse fill="currentColor" stroke="currentColor" cx="19.8" cy="11.2" rx="2" ry="2.7" transform="rotate(20 19.8 11.2)"/>
    </svg>
    """#),
    ("pencil", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="21" viewBox="0 0 21 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.9 17.4 3.8 13.4Q4 12.8 4.4 12.4L14.4 2.9A1.9 1.9 0 0 1 17 2.9L17.9 3.8A1.9 1.9 0 0 1 17.9 6.4L8 16.2Q7.6 16.6 7 16.7L3.2 17.7Q2.8 17.8 2.9 17.4ZM12.4 4.9 15.9 8.4"/>
    </svg>
    """#),
    ("pencil.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path fill="currentColor" fill-rule="evenodd" d="M6.6 16.4 7.2 14.1Q7.3 13.7 7.6 13.4L13.2 7.9 16.1 10.8 10.6 16.4Q10.3 16.7 9.9 16.8L7.6 17.4Q6.4 17.6 6.6 16.4ZM14 7.1 14.7 6.5A1.3 1.3 0 0 1 16.5 6.5L17.5 7.5A1.3 1.3 0 0 1 17.5 9.3L16.9 10Z"/>
    </svg>
    """#),
    ("pencil.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM6.6 16.4 7.2 14.1Q7.3 13.7 7.6 13.4L13.2 7.9 16.1 10.8 10.6 16.4Q10.3 16.7 9.9 16.8L7.6 17.4Q6.4 17.6 6.6 16.4ZM14 7.1 14.7 6.5A1.3 1.3 0 0 1 16.5 6.5L17.5 7.5A1.3 1.3 0 0 1 17.5 9.3L16.9 10Z"/>
    </svg>
    """#),
    ("percent", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="21" viewBox="0 0 21 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="5.6" cy="5.6" r="3.1"/>
      <circle stroke="currentColor" cx="15.4" cy="15.4" r="3.1"/>
      <path stroke="currentColor" d="M16.4 3.2 4.6 17.8"/>
    </svg>
    """#),
    ("person", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="22" viewBox="0 0 21 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <ellipse stroke="currentColor" cx="10.5" cy="6.4" rx="4" ry="4.4"/>
      <path stroke="currentColor" d="M2.2 19.8c0-4.2 4-6.4 8.3-6.4s8.3 2.2 8.3 6.4c0 .7-.5 1.2-1.2 1.2H3.4c-.7 0-1.2-.5-1.2-1.2Z"/>
    </svg>
    """#),
    ("person.2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="22" viewBox="0 0 31 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <ellipse stroke="currentColor" cx="10.6" cy="6.6" rx="3.8" ry="4.2"/>
      <path stroke="currentColor" d="M2.2 19.4C2.2 15.4 6.1 13.4 10.6 13.4S19 15.4 19 19.4C19 20 18.5 20.4 17.9 20.4H3.3C2.7 20.4 2.2 20 2.2 19.4Z"/>
      <ellipse stroke="currentColor" cx="21.8" cy="8" rx="3.1" ry="3.5"/>
      <path stroke="currentColor" d="M19.8 14.2C20.4 14 21.2 13.9 22 13.9 25.6 13.9 28.8 15.6 28.8 18.6 28.8 19.1 28.4 19.5 27.9 19.5H23"/>
    </svg>
    """#),
    ("person.2.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="31" height="22" viewBox="0 0 31 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <ellipse fill="currentColor" cx="10.6" cy="6.2" rx="4.6" ry="5"/>
      <path fill="currentColor" d="M1.4 19.2C1.4 15 5.6 12.8 10.6 12.8S19.8 15 19.8 19.2C19.8 20.4 19 21.2 17.8 21.2H3.4C2.2 21.2 1.4 20.4 1.4 19.2Z"/>
      <ellipse fill="currentColor" cx="21.8" cy="7.6" rx="3.7" ry="4.1"/>
      <path fill="currentColor" d="M19.4 13.4C20.2 13.1 21.1 13 22 13 26.2 13 29.6 15 29.6 18.6 29.6 19.6 28.8 20.3 27.8 20.3H21.4C21.8 17.4 21.2 15.2 19.4 13.4Z"/>
    </svg>
    """#),
    ("person.3.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="36" height="20" viewBox="0 0 36 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <ellipse fill="currentColor" cx="18" cy="6.4" rx="4" ry="4.4"/>
      <path fill="currentColor" d="M9.6 17.4C9.6 13.6 13.4 11.9 18 11.9S26.4 13.6 26.4 17.4C26.4 18.4 25.7 19 24.8 19H11.2C10.3 19 9.6 18.4 9.6 17.4Z"/>
      <ellipse fill="currentColor" cx="7.6" cy="7.8" rx="3.1" ry="3.5"/>
      <path fill="currentColor" d="M1.4 16.6C1.4 13.6 4 12.2 7.6 12.2 8.8 12.2 9.8 12.4 10.6 12.7 8.8 14 8 15.9 8.2 18.2H3C2 18.2 1.4 17.5 1.4 16.6Z"/>
      <ellipse fill="currentColor" cx="28.4" cy="7.8" rx="3.1" ry="3.5"/>
      <path fill="currentColor" d="M34.6 16.6C34.6 13.6 32 12.2 28.4 12.2 27.2 12.2 26.2 12.4 25.4 12.7 27.2 14 28 15.9 27.8 18.2H33C34 18.2 34.6 17.5 34.6 16.6Z"/>
    </svg>
    """#),
    ("person.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H26V23H0ZM19.4 10a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0 -12.8Z"/></clipPath>
      <g clip-path="url(#clip)">
        <ellipse stroke="currentColor" cx="10.5" cy="6.4" rx="4" ry="4.4"/>
        <path stroke="currentColor" d="M2.2 19.8C2.2 15.6 6.2 13.4 10.5 13.4S18.8 15.6 18.8 19.8C18.8 20.5 18.3 21 17.6 21H3.4C2.7 21 2.2 20.5 2.2 19.8Z"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M19.4 11.5a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM20.15 15.65L21.9 15.65A0.75 0.75 0 0 1 21.9 17.15L20.15 17.15L20.15 18.9A0.75 0.75 0 0 1 18.65 18.9L18.65 17.15L16.9 17.15A0.75 0.75 0 0 1 16.9 15.65L18.65 15.65L18.65 13.9A0.75 0.75 0 0 1 20.15 13.9Z"/>
    </svg>
    """#),
    ("person.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <ellipse fill="currentColor" cx="12" cy="8.8" rx="2.9" ry="3.2"/>
      <path fill="currentColor" d="M7.02 17.04C7.02 14.52 9.42 13.2 12 13.2S16.98 14.52 16.98 17.04C16.98 17.46 16.68 17.76 16.26 17.76H7.74C7.32 17.76 7.02 17.46 7.02 17.04Z"/>
    </svg>
    """#),
    ("person.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12 5.6A2.9 3.2 0 0 0 12 12A2.9 3.2 0 0 0 12 5.6ZM7.02 17.04C7.02 14.52 9.42 13.2 12 13.2S16.98 14.52 16.98 17.04C16.98 17.46 16.68 17.76 16.26 17.76H7.74C7.32 17.76 7.02 17.46 7.02 17.04Z"/>
    </svg>
    """#),
    ("person.crop.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <ellipse fill="currentColor" cx="12" cy="9.2" rx="3.5" ry="3.9"/>
      <path fill="currentColor" d="M5.2 18.9C6.6 16.3 9.1 14.9 12 14.9S17.4 16.3 18.8 18.9A9.7 9.7 0 0 1 5.2 18.9Z"/>
    </svg>
    """#),
    ("person.crop.circle.badge.checkmark", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="25.6" viewBox="-0.8 -0.8 27 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-0.8 -0.8H26.2V24.8H-0.8ZM20.4 12.3a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
        <ellipse fill="currentColor" cx="12" cy="9.2" rx="3.5" ry="3.9"/>
        <path fill="currentColor" d="M5.2 18.9C6.6 16.3 9.1 14.9 12 14.9S17.4 16.3 18.8 18.9A9.7 9.7 0 0 1 5.2 18.9Z"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M20.4 13.9a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM17.9 19.1L18.8 18.1L19.9 19.3L22.1 16.6L23.1 17.5L20 21.2Z"/>
    </svg>
    """#),
    ("person.crop.circle.badge.minus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="25.6" viewBox="-0.8 -0.8 27 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-0.8 -0.8H26.2V24.8H-0.8ZM20.4 12.3a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
        <ellipse fill="currentColor" cx="12" cy="9.2" rx="3.5" ry="3.9"/>
        <path fill="currentColor" d="M5.2 18.9C6.6 16.3 9.1 14.9 12 14.9S17.4 16.3 18.8 18.9A9.7 9.7 0 0 1 5.2 18.9Z"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M20.4 13.9a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM17.9 18.05L22.9 18.05A0.75 0.75 0 0 1 22.9 19.55L17.9 19.55A0.75 0.75 0 0 1 17.9 18.05Z"/>
    </svg>
    """#),
    ("person.crop.circle.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="25" viewBox="-0.9 -0.83 28.8 26.67" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H27V25H0ZM20.6 12.1a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
        <ellipse fill="currentColor" cx="12" cy="9.2" rx="3.5" ry="3.9"/>
        <path fill="currentColor" d="M5.2 18.9C6.6 16.3 9.1 14.9 12 14.9S17.4 16.3 18.8 18.9A9.7 9.7 0 0 1 5.2 18.9Z"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M20.6 13.7a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM21.35 17.85L23.1 17.85A0.75 0.75 0 0 1 23.1 19.35L21.35 19.35L21.35 21.1A0.75 0.75 0 0 1 19.85 21.1L19.85 19.35L18.1 19.35A0.75 0.75 0 0 1 18.1 17.85L19.85 17.85L19.85 16.1A0.75 0.75 0 0 1 21.35 16.1Z"/>
    </svg>
    """#),
    ("person.crop.circle.badge.xmark", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="25" viewBox="-0.9 -0.83 28.8 26.67" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H27V25H0ZM20.6 12.1a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
        <ellipse fill="currentColor" cx="12" cy="9.2" rx="3.5" ry="3.9"/>
        <path fill="currentColor" d="M5.2 18.9C6.6 16.3 9.1 14.9 12 14.9S17.4 16.3 18.8 18.9A9.7 9.7 0 0 1 5.2 18.9Z"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M20.6 13.7a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM21.66 18.60L22.69 19.63A0.75 0.75 0 0 1 21.63 20.69L20.60 19.66L19.57 20.69A0.75 0.75 0 0 1 18.51 19.63L19.54 18.60L18.51 17.57A0.75 0.75 0 0 1 19.57 16.51L20.60 17.54L21.63 16.51A0.75 0.75 0 0 1 22.69 17.57Z"/>
    </svg>
    """#),
    ("person.crop.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12 5.2A3.6 4 0 0 0 12 13.2A3.6 4 0 0 0 12 5.2ZM5.4 18.6C6.9 16.2 9.3 15 12 15S17.1 16.2 18.6 18.6A9.35 9.35 0 0 1 5.4 18.6Z"/>
    </svg>
    """#),
    ("person.crop.circle.fill.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="25" viewBox="-0.9 -0.83 28.8 26.67" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H27V25H0ZM20.6 12.1a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12 5.2A3.6 4 0 0 0 12 13.2A3.6 4 0 0 0 12 5.2ZM5.4 18.6C6.9 16.2 9.3 15 12 15S17.1 16.2 18.6 18.6A9.35 9.35 0 0 1 5.4 18.6Z"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M20.6 13.7a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM21.35 17.85L23.1 17.85A0.75 0.75 0 0 1 23.1 19.35L21.35 19.35L21.35 21.1A0.75 0.75 0 0 1 19.85 21.1L19.85 19.35L18.1 19.35A0.75 0.75 0 0 1 18.1 17.85L19.85 17.85L19.85 16.1A0.75 0.75 0 0 1 21.35 16.1Z"/>
    </svg>
    """#),
    ("person.crop.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.2"/>
      <ellipse fill="currentColor" cx="11" cy="8.6" rx="3.2" ry="3.6"/>
      <path fill="currentColor" d="M4 18.6C5 15.6 7.6 13.9 11 13.9S17 15.6 18 18.6A2.4 2.4 0 0 1 16.6 19H5.4A2.4 2.4 0 0 1 4 18.6Z"/>
    </svg>
    """#),
    ("person.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="22" viewBox="0 0 21 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <ellipse fill="currentColor" cx="10.5" cy="6.2" rx="4.8" ry="5.2"/>
      <path fill="currentColor" d="M2.2 19.8c0-4.2 4-6.4 8.3-6.4s8.3 2.2 8.3 6.4c0 .7-.5 1.2-1.2 1.2H3.4c-.7 0-1.2-.5-1.2-1.2Z" stroke="currentColor"/>
    </svg>
    """#),
    ("phone", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6.4 2.7 4.4 3.5C2.9 4.1 2.4 5.6 2.8 7.4 4.2 13.4 8.7 17.9 14.7 19.3 16.5 19.7 18 19.2 18.6 17.7L19.4 15.7C19.7 15 19.4 14.3 18.7 14L15 12.2C14.4 11.9 13.7 12.1 13.3 12.6L12.2 14C10.5 13.2 8.9 11.6 8.1 9.9L9.5 8.8C10 8.4 10.2 7.7 9.9 7.1L8.1 3.4C7.8 2.7 7.1 2.4 6.4 2.7Z"/>
    </svg>
    """#),
    ("phone.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="22" viewBox="0 0 23 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H23V22H0ZM17.4 -1.1a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M6.4 2.7 4.4 3.5C2.9 4.1 2.4 5.6 2.8 7.4 4.2 13.4 8.7 17.9 14.7 19.3 16.5 19.7 18 19.2 18.6 17.7L19.4 15.7C19.7 15 19.4 14.3 18.7 14L15 12.2C14.4 11.9 13.7 12.1 13.3 12.6L12.2 14C10.5 13.2 8.9 11.6 8.1 9.9L9.5 8.8C10 8.4 10.2 7.7 9.9 7.1L8.1 3.4C7.8 2.7 7.1 2.4 6.4 2.7Z"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M17.4 0.5a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM18.15 4.65L19.9 4.65A0.75 0.75 0 0 1 19.9 6.15L18.15 6.15L18.15 7.9A0.75 0.75 0 0 1 16.65 7.9L16.65 6.15L14.9 6.15A0.75 0.75 0 0 1 14.9 4.65L16.65 4.65L16.65 2.9A0.75 0.75 0 0 1 18.15 2.9Z"/>
    </svg>
    """#),
    ("phone.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(6 6) scale(0.545)" stroke-width="2.84">
        <path stroke="currentColor" d="M6.4 2.7 4.4 3.5C2.9 4.1 2.4 5.6 2.8 7.4 4.2 13.4 8.7 17.9 14.7 19.3 16.5 19.7 18 19.2 18.6 17.7L19.4 15.7C19.7 15 19.4 14.3 18.7 14L15 12.2C14.4 11.9 13.7 12.1 13.3 12.6L12.2 14C10.5 13.2 8.9 11.6 8.1 9.9L9.5 8.8C10 8.4 10.2 7.7 9.9 7.1L8.1 3.4C7.8 2.7 7.1 2.4 6.4 2.7Z"/>
      </g>
    </svg>
    """#),
    ("phone.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(6 6) scale(0.545)" stroke-width="2.84">
          <path fill="black" stroke="black" d="M6.4 2.7 4.4 3.5C2.9 4.1 2.4 5.6 2.8 7.4 4.2 13.4 8.7 17.9 14.7 19.3 16.5 19.7 18 19.2 18.6 17.7L19.4 15.7C19.7 15 19.4 14.3 18.7 14L15 12.2C14.4 11.9 13.7 12.1 13.3 12.6L12.2 14C10.5 13.2 8.9 11.6 8.1 9.9L9.5 8.8C10 8.4 10.2 7.7 9.9 7.1L8.1 3.4C7.8 2.7 7.1 2.4 6.4 2.7Z"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("phone.down", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="15" viewBox="0 0 28 15" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <g transform="translate(14.1 3.25) rotate(135) translate(-7.2 -14.8)">
        <path stroke="currentColor" d="M6.4 2.7 4.4 3.5C2.9 4.1 2.4 5.6 2.8 7.4 4.2 13.4 8.7 17.9 14.7 19.3 16.5 19.7 18 19.2 18.6 17.7L19.4 15.7C19.7 15 19.4 14.3 18.7 14L15 12.2C14.4 11.9 13.7 12.1 13.3 12.6L12.2 14C10.5 13.2 8.9 11.6 8.1 9.9L9.5 8.8C10 8.4 10.2 7.7 9.9 7.1L8.1 3.4C7.8 2.7 7.1 2.4 6.4 2.7Z"/>
      </g>
    </svg>
    """#),
    ("phone.down.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="15" viewBox="0 0 28 15" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <g transform="translate(14.1 3.25) rotate(135) translate(-7.2 -14.8)">
        <path fill="currentColor" stroke="currentColor" d="M6.4 2.7 4.4 3.5C2.9 4.1 2.4 5.6 2.8 7.4 4.2 13.4 8.7 17.9 14.7 19.3 16.5 19.7 18 19.2 18.6 17.7L19.4 15.7C19.7 15 19.4 14.3 18.7 14L15 12.2C14.4 11.9 13.7 12.1 13.3 12.6L12.2 14C10.5 13.2 8.9 11.6 8.1 9.9L9.5 8.8C10 8.4 10.2 7.7 9.9 7.1L8.1 3.4C7.8 2.7 7.1 2.4 6.4 2.7Z"/>
      </g>
    </svg>
    """#),
    ("phone.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M6.4 2.7 4.4 3.5C2.9 4.1 2.4 5.6 2.8 7.4 4.2 13.4 8.7 17.9 14.7 19.3 16.5 19.7 18 19.2 18.6 17.7L19.4 15.7C19.7 15 19.4 14.3 18.7 14L15 12.2C14.4 11.9 13.7 12.1 13.3 12.6L12.2 14C10.5 13.2 8.9 11.6 8.1 9.9L9.5 8.8C10 8.4 10.2 7.7 9.9 7.1L8.1 3.4C7.8 2.7 7.1 2.4 6.4 2.7Z"/>
    </svg>
    """#),
    ("photo", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2" y="2" width="22" height="17" rx="2.6"/>
      <circle fill="currentColor" cx="8.2" cy="7.6" r="2.1"/>
      <path stroke="currentColor" d="M2.4 16.4 8.2 11.6 11.8 14.6 17.2 9.4 23.6 15.4"/>
    </svg>
    """#),
    ("photo.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5.3 6.59) scale(0.515)" stroke-width="3.01">
        <rect stroke="currentColor" x="2" y="2" width="22" height="17" rx="2.6"/>
        <circle fill="currentColor" cx="8.2" cy="7.6" r="2.1"/>
        <path stroke="currentColor" d="M2.4 16.4 8.2 11.6 11.8 14.6 17.2 9.4 23.6 15.4"/>
      </g>
    </svg>
    """#),
    ("photo.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M4.75 1.35H21.25A3.4 3.4 0 0 1 24.65 4.75V16.25A3.4 3.4 0 0 1 21.25 19.65H4.75A3.4 3.4 0 0 1 1.35 16.25V4.75A3.4 3.4 0 0 1 4.75 1.35ZM8 5.1a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0 -4.2ZM3.4 17.4V15.8L7.5 12.3A1.2 1.2 0 0 1 9.1 12.3L11.8 14.6 16.3 10.3A1.3 1.3 0 0 1 18.1 10.3L22.6 14.6V17.4A.8.8 0 0 1 21.8 18H4.2A.8.8 0 0 1 3.4 17.4Z"/>
    </svg>
    """#),
    ("photo.on.rectangle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="24" viewBox="0 0 29 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.8 16.2H4.6A2.4 2.4 0 0 1 2.2 13.8V4.6A2.4 2.4 0 0 1 4.6 2.2H19.6A2.4 2.4 0 0 1 22 4.4"/>
      <rect stroke="currentColor" x="8" y="7.6" width="18.8" height="14.2" rx="2.4"/>
      <circle fill="currentColor" cx="13" cy="12" r="1.7"/>
      <path stroke="currentColor" d="M8.6 19.4 12.8 16.2 15.8 18.6 20.4 14.2 26.4 19.4"/>
    </svg>
    """#),
    ("pin", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="24" viewBox="0 0 17 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M5.2 2.4H11.8M6 2.6 6.3 9C4 10 2.6 12 2.6 14.6H14.4C14.4 12 13 10 10.7 9L11 2.6M8.5 14.8V21.6"/>
    </svg>
    """#),
    ("pin.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="24" viewBox="0 0 17 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M5.2 2.4H11.8M8.5 14.8V21.6"/>
      <path fill="currentColor" stroke="currentColor" d="M5.6 2.4H11.4L10.7 9C13 10 14.4 12 14.4 14.6H2.6C2.6 12 4 10 6.3 9Z"/>
    </svg>
    """#),
    ("pin.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="24" viewBox="0 0 23 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H23V24H0ZM-3.76 -3.56L26.76 26.96 28.67 25.05 -1.85 -5.47Z"/></clipPath>
      <g clip-path="url(#clip)">
        <g transform="translate(3 0)"><path stroke="currentColor" d="M5.2 2.4H11.8M6 2.6 6.3 9C4 10 2.6 12 2.6 14.6H14.4C14.4 12 13 10 10.7 9L11 2.6M8.5 14.8V21.6"/></g>
      </g>
      <path stroke="currentColor" d="M2.6 2.8L20.4 20.6"/>
    </svg>
    """#),
    ("pin.slash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="24" viewBox="0 0 17 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H37V44H-20ZM-10.4 -6.9 27.4 30.9 29.32 28.98 -8.48 -8.82Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M5.2 2.4H11.8M8.5 14.8V21.6"/>
        <path fill="currentColor" stroke="currentColor" d="M5.6 2.4H11.4L10.7 9C13 10 14.4 12 14.4 14.6H2.6C2.6 12 4 10 6.3 9Z"/>
      </g>
      <path stroke="currentColor" d="M1.6 5.1L15.4 18.9"/>
    </svg>
    """#),
    ("play", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="20" viewBox="0 0 19 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.9 3.6Q3.4 2.8 3.4 4.5V15.5Q3.4 17.2 4.9 16.4L15.1 10.9Q16.6 10 15.1 9.1Z"/>
    </svg>
    """#),
    ("play.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path fill="currentColor" d="M9.89 7.78Q8.9 7.25 8.9 8.37V15.63Q8.9 16.75 9.89 16.22L16.62 12.59Q17.61 12 16.62 11.41Z"/>
    </svg>
    """#),
    ("play.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM9.82 7.65Q8.8 7.1 8.8 8.26V15.74Q8.8 16.9 9.82 16.35L16.76 12.61Q17.78 12 16.76 11.39Z"/>
    </svg>
    """#),
    ("play.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="19" height="20" viewBox="0 0 19 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M4.6 2.7Q3 1.9 3 3.7V16.3Q3 18.1 4.6 17.3L15.9 11Q17.5 10 15.9 9Z"/>
    </svg>
    """#),
    ("play.rectangle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="3"/>
      <path fill="currentColor" fill-rule="evenodd" d="M10.4 6.6Q10.4 5.6 11.3 6.1L16.4 9.2Q17.2 9.8 16.4 10.5L11.3 13.7Q10.4 14.2 10.4 13.2Z"/>
    </svg>
    """#),
    ("play.rectangle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M4.6 1.35H21.4A3.25 3.25 0 0 1 24.65 4.6V15.4A3.25 3.25 0 0 1 21.4 18.65H4.6A3.25 3.25 0 0 1 1.35 15.4V4.6A3.25 3.25 0 0 1 4.6 1.35ZM10.4 6.6V13.2Q10.4 14.2 11.3 13.7L16.4 10.5Q17.2 9.8 16.4 9.2L11.3 6.1Q10.4 5.6 10.4 6.6Z"/>
    </svg>
    """#),
    ("play.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.4"/>
      <g transform="translate(5.96 5.7) scale(0.530)" stroke-width="2.92">
        <path stroke="currentColor" d="M4.9 3.6Q3.4 2.8 3.4 4.5V15.5Q3.4 17.2 4.9 16.4L15.1 10.9Q16.6 10 15.1 9.1Z"/>
      </g>
    </svg>
    """#),
    ("plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M10 2.5V17.5M2.5 10H17.5"/>
    </svg>
    """#),
    ("plus.bubble", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6 2.4H19A3.6 3.6 0 0 1 22.6 6V13A3.6 3.6 0 0 1 19 16.6H11.4L7.2 20.3Q6.2 21 6.2 19.8V16.6H6A3.6 3.6 0 0 1 2.4 13V6A3.6 3.6 0 0 1 6 2.4Z"/>
      <path stroke="currentColor" d="M12.5 6.2V12.8M9.2 9.5H15.8"/>
    </svg>
    """#),
    ("plus.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23.36" viewBox="-0.8 -0.46 25.6 24.92" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M12 7.2V16.8M7.2 12H16.8"/>
    </svg>
    """#),
    ("plus.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM12 6.5a0.95 0.95 0 0 1 0.95 0.95V11.05H16.55a0.95 0.95 0 0 1 0 1.9H12.95V16.55a0.95 0.95 0 0 1 -1.9 0V12.95H7.45a0.95 0.95 0 0 1 0 -1.9H11.05V7.45a0.95 0.95 0 0 1 0.95 -0.95Z"/>
    </svg>
    """#),
    ("plus.magnifyingglass", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="9.3" cy="9.3" r="6.7"/>
      <path stroke="currentColor" d="M14.3 14.3 19.6 19.6M9.3 6.4V12.2M6.4 9.3H12.2"/>
    </svg>
    """#),
    ("plus.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.2"/>
      <path stroke="currentColor" d="M11 6.3 11 15.7M6.3 11 15.7 11"/>
    </svg>
    """#),
    ("plus.square.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M5.35 1.35H16.65A4 4 0 0 1 20.65 5.35V16.65A4 4 0 0 1 16.65 20.65H5.35A4 4 0 0 1 1.35 16.65V5.35A4 4 0 0 1 5.35 1.35ZM11.95 10.05L15.7 10.05A0.95 0.95 0 0 1 15.7 11.95L11.95 11.95L11.95 15.7A0.95 0.95 0 0 1 10.05 15.7L10.05 11.95L6.3 11.95A0.95 0.95 0 0 1 6.3 10.05L10.05 10.05L10.05 6.3A0.95 0.95 0 0 1 11.95 6.3Z"/>
    </svg>
    """#),
    ("plusminus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="21" viewBox="0 0 20 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M10 2.4V13.2M4.4 7.8H15.6M4.4 18.4H15.6"/>
    </svg>
    """#),
    ("power", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="23" viewBox="0 0 22 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11 2.4V10.4M6.6 5.2A8.4 8.4 0 1 0 15.4 5.2"/>
    </svg>
    """#),
    ("printer", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="24" viewBox="0 0 26 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7 16.8H5A2.8 2.8 0 0 1 2.2 14V10A2.8 2.8 0 0 1 5 7.2H21A2.8 2.8 0 0 1 23.8 10V14A2.8 2.8 0 0 1 21 16.8H19M6.6 7V4.2A1.8 1.8 0 0 1 8.4 2.4H17.6A1.8 1.8 0 0 1 19.4 4.2V7"/>
      <rect stroke="currentColor" x="7" y="13" width="12" height="8.6" rx="1.6"/>
      <circle fill="currentColor" cx="19.8" cy="10.2" r="1"/>
    </svg>
    """#),
    ("printer.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="24" viewBox="0 0 26 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M6.4 5.6V4.2A2.6 2.6 0 0 1 9 1.6H17A2.6 2.6 0 0 1 19.6 4.2V5.6Z"/>
      <path fill="currentColor" fill-rule="evenodd" d="M5 7H21A3.6 3.6 0 0 1 24.6 10.6V14.2A3.4 3.4 0 0 1 21.2 17.6H20.6V14.2A2.6 2.6 0 0 0 18 11.6H8A2.6 2.6 0 0 0 5.4 14.2V17.6H4.8A3.4 3.4 0 0 1 1.4 14.2V10.6A3.6 3.6 0 0 1 5 7ZM20.4 8.6a1 1 0 1 0 0 2 1 1 0 0 0 0 -2Z"/>
      <rect stroke="currentColor" x="7.6" y="13.6" width="10.8" height="8" rx="1.4"/>
    </svg>
    """#),
    ("qrcode", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="23" viewBox="0 0 23 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.4" y="2.4" width="6.4" height="6.4" rx="1.3"/>
      <rect fill="currentColor" x="4.6" y="4.6" width="2" height="2" rx="0.3"/>
      <rect stroke="currentColor" x="14.2" y="2.4" width="6.4" height="6.4" rx="1.3"/>
      <rect fill="currentColor" x="16.4" y="4.6" width="2" height="2" rx="0.3"/>
      <rect stroke="currentColor" x="2.4" y="14.2" width="6.4" height="6.4" rx="1.3"/>
      <rect fill="currentColor" x="4.6" y="16.4" width="2" height="2" rx="0.3"/>
      <path fill="currentColor" fill-rule="evenodd" d="M13.2 13.2h2.1v2.1h-2.1ZM17.4 13.2h2.1v2.1h-2.1ZM15.3 15.3h2.1v2.1h-2.1ZM19.5 15.3h2.1v2.1h-2.1ZM13.2 17.4h2.1v2.1h-2.1ZM17.4 17.4h2.1v2.1h-2.1ZM15.3 19.5h2.1v2.1h-2.1ZM19.5 19.5h2.1v2.1h-2.1Z"/>
    </svg>
    """#),
    ("questionmark", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="15" height="22" viewBox="0 0 15 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.7 7.3A4.7 4.7 0 1 1 10.03 11.2A4.9 4.9 0 0 0 7.87 15.26"/>
      <circle fill="currentColor" cx="7.3" cy="18.9" r="1.5"/>
    </svg>
    """#),
    ("questionmark.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M9 9.3A3 3 0 1 1 13.5 11.9A3 3 0 0 0 12 14.5"/>
      <circle fill="currentColor" cx="12" cy="17.4" r="1.25"/>
    </svg>
    """#),
    ("questionmark.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM8.05 9.3A3.95 3.95 0 1 1 13.97 12.72A2.05 2.05 0 0 0 12.95 14.5A0.95 0.95 0 0 1 11.05 14.5A3.95 3.95 0 0 1 13.03 11.08A2.05 2.05 0 1 0 9.95 9.3A0.95 0.95 0 0 1 8.05 9.3ZM12 16.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0 -2.6Z"/>
    </svg>
    """#),
    ("questionmark.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.4"/>
      <path stroke="currentColor" d="M8.4 8.4A2.6 2.6 0 1 1 12.2 10.7Q11 11.3 11 12.6"/>
      <circle fill="currentColor" cx="11" cy="15.6" r="1.1"/>
    </svg>
    """#),
    ("rectangle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="3"/>
    </svg>
    """#),
    ("rectangle.and.pencil.and.ellipsis", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 30 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M17.4 4.6H5.2A3 3 0 0 0 2.2 7.6V13.8A3 3 0 0 0 5.2 16.8H22.8A3 3 0 0 0 25.8 13.8V11.4"/>
      <circle fill="currentColor" cx="7.2" cy="10.8" r="1.3"/>
      <circle fill="currentColor" cx="11.4" cy="10.8" r="1.3"/>
      <path stroke="currentColor" d="M16.2 12.2L16.8 9.4 24.6 1.8Q25.4 1.2 26.2 2L27 2.8Q27.6 3.6 27 4.2L19.2 11.6Z"/>
    </svg>
    """#),
    ("rectangle.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27.2" height="21.2" viewBox="0 0 27.2 21.2" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H27.2V21.2H0ZM21.4 8.9a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="3"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M21.4 10.5a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM22.15 14.65L23.9 14.65A0.75 0.75 0 0 1 23.9 16.15L22.15 16.15L22.15 17.9A0.75 0.75 0 0 1 20.65 17.9L20.65 16.15L18.9 16.15A0.75 0.75 0 0 1 18.9 14.65L20.65 14.65L20.65 12.9A0.75 0.75 0 0 1 22.15 12.9Z"/>
    </svg>
    """#),
    ("rectangle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="1.35" width="23.3" height="17.3" rx="3.8"/>
    </svg>
    """#),
    ("rectangle.grid.1x2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="7.2" rx="2"/>
      <rect stroke="currentColor" x="2.2" y="12.6" width="21.6" height="7.2" rx="2"/>
    </svg>
    """#),
    ("rectangle.grid.1x2.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="1.35" width="23.3" height="8.9" rx="2.7"/>
      <rect fill="currentColor" x="1.35" y="11.75" width="23.3" height="8.9" rx="2.7"/>
    </svg>
    """#),
    ("rectangle.grid.2x2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="21" viewBox="0 0 27 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="9.7" height="6.7" rx="1.6"/>
      <rect stroke="currentColor" x="15.1" y="2.2" width="9.7" height="6.7" rx="1.6"/>
      <rect stroke="currentColor" x="2.2" y="12.1" width="9.7" height="6.7" rx="1.6"/>
      <rect stroke="currentColor" x="15.1" y="12.1" width="9.7" height="6.7" rx="1.6"/>
    </svg>
    """#),
    ("rectangle.grid.2x2.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="21" viewBox="0 0 27 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="1.35" width="11.4" height="8.4" rx="2.3"/>
      <rect fill="currentColor" x="14.25" y="1.35" width="11.4" height="8.4" rx="2.3"/>
      <rect fill="currentColor" x="1.35" y="11.25" width="11.4" height="8.4" rx="2.3"/>
      <rect fill="currentColor" x="14.25" y="11.25" width="11.4" height="8.4" rx="2.3"/>
    </svg>
    """#),
    ("rectangle.grid.3x2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="19" viewBox="0 0 32 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="7.2" height="5.8" rx="1.2"/>
      <rect stroke="currentColor" x="12.4" y="2.2" width="7.2" height="5.8" rx="1.2"/>
      <rect stroke="currentColor" x="22.6" y="2.2" width="7.2" height="5.8" rx="1.2"/>
      <rect stroke="currentColor" x="2.2" y="11" width="7.2" height="5.8" rx="1.2"/>
      <rect stroke="currentColor" x="12.4" y="11" width="7.2" height="5.8" rx="1.2"/>
      <rect stroke="currentColor" x="22.6" y="11" width="7.2" height="5.8" rx="1.2"/>
    </svg>
    """#),
    ("rectangle.grid.3x2.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="19" viewBox="0 0 32 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="1.35" width="8.9" height="7.5" rx="1.9"/>
      <rect fill="currentColor" x="11.55" y="1.35" width="8.9" height="7.5" rx="1.9"/>
      <rect fill="currentColor" x="21.75" y="1.35" width="8.9" height="7.5" rx="1.9"/>
      <rect fill="currentColor" x="1.35" y="10.15" width="8.9" height="7.5" rx="1.9"/>
      <rect fill="currentColor" x="11.55" y="10.15" width="8.9" height="7.5" rx="1.9"/>
      <rect fill="currentColor" x="21.75" y="10.15" width="8.9" height="7.5" rx="1.9"/>
    </svg>
    """#),
    ("rectangle.portrait", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="26" viewBox="0 0 20 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="15.6" height="21.6" rx="3"/>
    </svg>
    """#),
    ("rectangle.portrait.and.arrow.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="25" viewBox="0 0 25 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M15.4 7.4V5A2.8 2.8 0 0 0 12.6 2.2H5A2.8 2.8 0 0 0 2.2 5V20A2.8 2.8 0 0 0 5 22.8H12.6A2.8 2.8 0 0 0 15.4 20V17.6M8.6 12.5H22M18.4 8.6 22.4 12.5 18.4 16.4"/>
    </svg>
    """#),
    ("rectangle.portrait.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="26" viewBox="0 0 20 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="1.35" width="17.3" height="23.3" rx="3.8"/>
    </svg>
    """#),
    ("rectangle.split.3x1", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="3"/>
      <path stroke="currentColor" d="M9.4 2.4V17.6M16.6 2.4V17.6"/>
    </svg>
    """#),
    ("rectangle.stack", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6.6 2.4H19.4M4.4 5.8H21.6"/>
      <rect stroke="currentColor" x="2.2" y="9.2" width="21.6" height="11.6" rx="2.4"/>
    </svg>
    """#),
    ("rectangle.stack.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="23" viewBox="0 0 26 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6.6 2.4H19.4M4.4 5.8H21.6"/>
      <rect fill="currentColor" stroke="currentColor" x="2.2" y="9.2" width="21.6" height="11.6" rx="2.4"/>
    </svg>
    """#),
    ("repeat", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 10.4V9.4A4.2 4.2 0 0 1 6.8 5.2H22.4M19 1.9 22.6 5.2 19 8.5M23.4 11.6V12.6A4.2 4.2 0 0 1 19.2 16.8H3.6M7 20.1 3.4 16.8 7 13.5"/>
    </svg>
    """#),
    ("scissors", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="5.6" cy="5.4" r="3.1"/>
      <circle stroke="currentColor" cx="5.6" cy="17.6" r="3.1"/>
      <path stroke="currentColor" d="M8.3 7 22.6 16.8M8.3 16 22.6 6.2"/>
    </svg>
    """#),
    ("seal", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M15.52 3.5A4.3 4.3 0 0 1 20.5 8.48 4.3 4.3 0 0 1 20.5 15.52 4.3 4.3 0 0 1 15.52 20.5 4.3 4.3 0 0 1 8.48 20.5 4.3 4.3 0 0 1 3.5 15.52 4.3 4.3 0 0 1 3.5 8.48 4.3 4.3 0 0 1 8.48 3.5 4.3 4.3 0 0 1 15.52 3.5Z"/>
    </svg>
    """#),
    ("seal.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M15.52 3.5A4.3 4.3 0 0 1 20.5 8.48 4.3 4.3 0 0 1 20.5 15.52 4.3 4.3 0 0 1 15.52 20.5 4.3 4.3 0 0 1 8.48 20.5 4.3 4.3 0 0 1 3.5 15.52 4.3 4.3 0 0 1 3.5 8.48 4.3 4.3 0 0 1 8.48 3.5 4.3 4.3 0 0 1 15.52 3.5Z"/>
    </svg>
    """#),
    ("shield", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11 2.4C8.8 4 6.2 5 3.2 5.4V11.4C3.2 16.2 6.2 19.6 11 21.8 15.8 19.6 18.8 16.2 18.8 11.4V5.4C15.8 5 13.2 4 11 2.4Z"/>
    </svg>
    """#),
    ("shield.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M11 2.4C8.8 4 6.2 5 3.2 5.4V11.4C3.2 16.2 6.2 19.6 11 21.8 15.8 19.6 18.8 16.2 18.8 11.4V5.4C15.8 5 13.2 4 11 2.4Z"/>
    </svg>
    """#),
    ("shippingbox", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11 2.5 3.6 6A2.2 2.2 0 0 0 2.4 8V16A2.2 2.2 0 0 0 3.6 18L11 21.5A2.4 2.4 0 0 0 13 21.5L20.4 18A2.2 2.2 0 0 0 21.6 16V8A2.2 2.2 0 0 0 20.4 6L13 2.5A2.4 2.4 0 0 0 11 2.5ZM2.8 6.9 12 11.2 21.2 6.9M12 11.4V21.6M7.4 4.3 16.6 8.8V12.6"/>
    </svg>
    """#),
    ("shuffle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="20" viewBox="0 0 27 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 4.6H5.4C11.8 4.6 13.4 15.4 19.8 15.4H23.6M2.6 15.4H5.4C8 15.4 9.8 13.6 11.2 11.6M14.2 8.2C15.6 6.2 17.2 4.6 19.8 4.6H23.6M20.6 1.9 23.8 4.6 20.6 7.3M20.6 12.7 23.8 15.4 20.6 18.1"/>
    </svg>
    """#),
    ("sidebar.left", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="3"/>
      <path stroke="currentColor" d="M9.4 2.4V17.6"/>
      <path stroke="currentColor" transform="scale(0.7)" d="M6.86 8.71H9.57M6.86 12.86H9.57M6.86 17H9.57"/>
    </svg>
    """#),
    ("sidebar.right", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="15.6" rx="3"/>
      <path stroke="currentColor" d="M16.6 2.4V17.6"/>
      <path stroke="currentColor" transform="scale(0.7)" d="M27.57 8.71H30.14M27.57 12.86H30.14M27.57 17H30.14"/>
    </svg>
    """#),
    ("slider.horizontal.3", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 4.2H13.6M20.4 4.2H23.4M2.6 10.5H5.6M12.4 10.5H23.4M2.6 16.8H13.6M20.4 16.8H23.4"/>
      <circle stroke="currentColor" cx="17" cy="4.2" r="2.1"/>
      <circle stroke="currentColor" cx="9" cy="10.5" r="2.1"/>
      <circle stroke="currentColor" cx="17" cy="16.8" r="2.1"/>
    </svg>
    """#),
    ("snow", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <g stroke="currentColor">
        <path d="M6.5 3V8.2M4.25 4.3 8.75 6.9M8.75 4.3 4.25 6.9"/>
        <path d="M17.5 3V8.2M15.25 4.3 19.75 6.9M19.75 4.3 15.25 6.9"/>
        <path d="M12 9.4V14.6M9.75 10.7 14.25 13.3M14.25 10.7 9.75 13.3"/>
        <path d="M6.5 15.8V21M4.25 17.1 8.75 19.7M8.75 17.1 4.25 19.7"/>
        <path d="M17.5 15.8V21M15.25 17.1 19.75 19.7M19.75 17.1 15.25 19.7"/>
      </g>
    </svg>
    """#),
    ("snowflake", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="24" viewBox="0 0 23 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11.5 12L11.5 2.4M11.5 5.8L13.65 3.71M11.5 5.8L9.35 3.71M11.5 12L19.81 7.2M16.87 8.9L19.76 9.72M16.87 8.9L17.6 5.99M11.5 12L19.81 16.8M16.87 15.1L17.6 18.01M16.87 15.1L19.76 14.28M11.5 12L11.5 21.6M11.5 18.2L9.35 20.29M11.5 18.2L13.65 20.29M11.5 12L3.19 16.8M6.13 15.1L3.24 14.28M6.13 15.1L5.4 18.01M11.5 12L3.19 7.2M6.13 8.9L5.4 5.99M6.13 8.9L3.24 9.72"/>
    </svg>
    """#),
    ("sparkle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="23" height="23" viewBox="0 0 23 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M11.5 1.5Q12.8 10.2 21.5 11.5Q12.8 12.8 11.5 21.5Q10.2 12.8 1.5 11.5Q10.2 10.2 11.5 1.5Z"/>
    </svg>
    """#),
    ("sparkles", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="25" viewBox="0 0 24 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M10 5.4Q11.07 12.53 18.2 13.6Q11.07 14.67 10 21.8Q8.93 14.67 1.8 13.6Q8.93 12.53 10 5.4Z"/>
      <path fill="currentColor" d="M18.4 1.2Q18.95 4.85 22.6 5.4Q18.95 5.95 18.4 9.6Q17.85 5.95 14.2 5.4Q17.85 4.85 18.4 1.2Z"/>
      <path fill="currentColor" d="M18.6 16.8Q19.07 19.93 22.2 20.4Q19.07 20.87 18.6 24Q18.13 20.87 15 20.4Q18.13 19.93 18.6 16.8Z"/>
    </svg>
    """#),
    ("speaker", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="15" height="22" viewBox="0 0 15 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8Z"/>
    </svg>
    """#),
    ("speaker.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="15" height="22" viewBox="0 0 15 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8Z"/>
    </svg>
    """#),
    ("speaker.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="22" viewBox="0 0 21 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H21V22H0ZM-3.49 -4.23L24.49 26.23 26.48 24.4 -1.5 -6.05Z"/></clipPath>
      <g clip-path="url(#clip)">
        <g transform="translate(3 0)"><path stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8Z"/></g>
      </g>
      <path stroke="currentColor" d="M2.6 2.4L18.4 19.6"/>
    </svg>
    """#),
    ("speaker.slash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="22" viewBox="0 0 21 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H21V22H0ZM-3.49 -4.23L24.49 26.23 26.48 24.4 -1.5 -6.05Z"/></clipPath>
      <g clip-path="url(#clip)">
        <g transform="translate(3 0)"><path fill="currentColor" stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8Z"/></g>
      </g>
      <path stroke="currentColor" d="M2.6 2.4L18.4 19.6"/>
    </svg>
    """#),
    ("speaker.wave.1", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="22" viewBox="0 0 20 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8ZM16 8.2A4.6 4.6 0 0 1 16 13.8"/>
    </svg>
    """#),
    ("speaker.wave.1.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="22" viewBox="0 0 20 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8Z"/>
      <path stroke="currentColor" d="M16 8.2A4.6 4.6 0 0 1 16 13.8"/>
    </svg>
    """#),
    ("speaker.wave.2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="22" viewBox="0 0 24 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8ZM16 8.2A4.6 4.6 0 0 1 16 13.8M19 5.6A8.6 8.6 0 0 1 19 16.4"/>
    </svg>
    """#),
    ("speaker.wave.2.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="22" viewBox="0 0 24 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8Z"/>
      <path stroke="currentColor" d="M16 8.2A4.6 4.6 0 0 1 16 13.8M19 5.6A8.6 8.6 0 0 1 19 16.4"/>
    </svg>
    """#),
    ("speaker.wave.3", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="22" viewBox="0 0 28 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8ZM16 8.2A4.6 4.6 0 0 1 16 13.8M19 5.6A8.6 8.6 0 0 1 19 16.4M22 3A12.6 12.6 0 0 1 22 19"/>
    </svg>
    """#),
    ("speaker.wave.3.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="22" viewBox="0 0 28 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M3.6 8H6.6L11.2 4Q12.6 2.9 12.6 4.6V17.4Q12.6 19.1 11.2 18L6.6 14H3.6A1.4 1.4 0 0 1 2.2 12.6V9.4A1.4 1.4 0 0 1 3.6 8Z"/>
      <path stroke="currentColor" d="M16 8.2A4.6 4.6 0 0 1 16 13.8M19 5.6A8.6 8.6 0 0 1 19 16.4M22 3A12.6 12.6 0 0 1 22 19"/>
    </svg>
    """#),
    ("square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.2"/>
    </svg>
    """#),
    ("square.and.arrow.down", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="25" viewBox="0 0 21 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7 9.2H4.7A2.1 2.1 0 0 0 2.6 11.3V20.2A2.1 2.1 0 0 0 4.7 22.3H16.3A2.1 2.1 0 0 0 18.4 20.2V11.3A2.1 2.1 0 0 0 16.3 9.2H14M10.5 2.4V15.2M7 11.8 10.5 15.3 14 11.8"/>
    </svg>
    """#),
    ("square.and.arrow.down.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="25" viewBox="0 0 21 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H21V25H0ZM12.8 9.95L12.37 10.37A2.3 2.3 0 0 1 15.63 13.63L12.13 17.13A2.3 2.3 0 0 1 8.87 17.13L5.37 13.63A2.3 2.3 0 0 1 8.63 10.37L8.2 9.95L8.2 2.4A2.3 2.3 0 0 1 12.8 2.4Z"/></clipPath>
      <g clip-path="url(#clip)">
        <rect fill="currentColor" x="1.7" y="8.2" width="17.6" height="15" rx="2.9"/>
      </g>
      <path stroke="currentColor" d="M10.5 2.4V15.2M7 11.8 10.5 15.3 14 11.8"/>
    </svg>
    """#),
    ("square.and.arrow.up", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="25" viewBox="0 0 21 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7 9.2H4.7A2.1 2.1 0 0 0 2.6 11.3V20.2A2.1 2.1 0 0 0 4.7 22.3H16.3A2.1 2.1 0 0 0 18.4 20.2V11.3A2.1 2.1 0 0 0 16.3 9.2H14M10.5 15V2.4M7 5.8 10.5 2.3 14 5.8"/>
    </svg>
    """#),
    ("square.and.arrow.up.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="21" height="25" viewBox="0 0 21 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H21V25H0ZM12.8 15A2.3 2.3 0 0 1 8.2 15L8.2 2A2.3 2.3 0 0 1 12.8 2Z"/></clipPath>
      <g clip-path="url(#clip)">
        <rect fill="currentColor" x="1.7" y="8.2" width="17.6" height="15" rx="2.9"/>
      </g>
      <path stroke="currentColor" d="M10.5 15V2.4M7 5.8 10.5 2.3 14 5.8"/>
    </svg>
    """#),
    ("square.and.pencil", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M13.2 4.6H5.2A2.6 2.6 0 0 0 2.6 7.2V17.8A2.6 2.6 0 0 0 5.2 20.4H15.8A2.6 2.6 0 0 0 18.4 17.8V10.2"/>
      <path stroke="currentColor" d="M19.3 3.2 9.6 12.9 8.4 15.8 11.3 14.6 21 4.9Q21.4 4.4 21 3.9L20.3 3.2Q19.8 2.8 19.3 3.2Z"/>
    </svg>
    """#),
    ("square.dashed", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 6.2V5.4A3.2 3.2 0 0 1 5.4 2.2H6.2M9.6 2.2H12.4M15.8 2.2H16.6A3.2 3.2 0 0 1 19.8 5.4V6.2M19.8 9.6V12.4M19.8 15.8V16.6A3.2 3.2 0 0 1 16.6 19.8H15.8M12.4 19.8H9.6M6.2 19.8H5.4A3.2 3.2 0 0 1 2.2 16.6V15.8M2.2 12.4V9.6"/>
    </svg>
    """#),
    ("square.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="1.35" width="19.3" height="19.3" rx="4"/>
    </svg>
    """#),
    ("square.grid.2x2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2" y="2" width="7.6" height="7.6" rx="1.6"/>
      <rect stroke="currentColor" x="2" y="12.4" width="7.6" height="7.6" rx="1.6"/>
      <rect stroke="currentColor" x="12.4" y="2" width="7.6" height="7.6" rx="1.6"/>
      <rect stroke="currentColor" x="12.4" y="12.4" width="7.6" height="7.6" rx="1.6"/>
    </svg>
    """#),
    ("square.grid.2x2.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.2" y="1.2" width="9.1" height="9.1" rx="2"/>
      <rect fill="currentColor" x="11.7" y="1.2" width="9.1" height="9.1" rx="2"/>
      <rect fill="currentColor" x="1.2" y="11.7" width="9.1" height="9.1" rx="2"/>
      <rect fill="currentColor" x="11.7" y="11.7" width="9.1" height="9.1" rx="2"/>
    </svg>
    """#),
    ("square.grid.3x2", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="19" viewBox="0 0 27 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="5.53" height="5.8" rx="1.3"/>
      <rect stroke="currentColor" x="10.73" y="2.2" width="5.53" height="5.8" rx="1.3"/>
      <rect stroke="currentColor" x="19.27" y="2.2" width="5.53" height="5.8" rx="1.3"/>
      <rect stroke="currentColor" x="2.2" y="11" width="5.53" height="5.8" rx="1.3"/>
      <rect stroke="currentColor" x="10.73" y="11" width="5.53" height="5.8" rx="1.3"/>
      <rect stroke="currentColor" x="19.27" y="11" width="5.53" height="5.8" rx="1.3"/>
    </svg>
    """#),
    ("square.grid.3x2.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="19" viewBox="0 0 27 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="1.35" width="7.23" height="7.5" rx="2"/>
      <rect fill="currentColor" x="9.88" y="1.35" width="7.23" height="7.5" rx="2"/>
      <rect fill="currentColor" x="18.42" y="1.35" width="7.23" height="7.5" rx="2"/>
      <rect fill="currentColor" x="1.35" y="10.15" width="7.23" height="7.5" rx="2"/>
      <rect fill="currentColor" x="9.88" y="10.15" width="7.23" height="7.5" rx="2"/>
      <rect fill="currentColor" x="18.42" y="10.15" width="7.23" height="7.5" rx="2"/>
    </svg>
    """#),
    ("square.grid.3x3", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="25" viewBox="0 0 25 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="4.87" height="4.87" rx="1.1"/>
      <rect stroke="currentColor" x="10.07" y="2.2" width="4.87" height="4.87" rx="1.1"/>
      <rect stroke="currentColor" x="17.93" y="2.2" width="4.87" height="4.87" rx="1.1"/>
      <rect stroke="currentColor" x="2.2" y="10.07" width="4.87" height="4.87" rx="1.1"/>
      <rect stroke="currentColor" x="10.07" y="10.07" width="4.87" height="4.87" rx="1.1"/>
      <rect stroke="currentColor" x="17.93" y="10.07" width="4.87" height="4.87" rx="1.1"/>
      <rect stroke="currentColor" x="2.2" y="17.93" width="4.87" height="4.87" rx="1.1"/>
      <rect stroke="currentColor" x="10.07" y="17.93" width="4.87" height="4.87" rx="1.1"/>
      <rect stroke="currentColor" x="17.93" y="17.93" width="4.87" height="4.87" rx="1.1"/>
    </svg>
    """#),
    ("square.grid.3x3.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="25" viewBox="0 0 25 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="1.35" width="6.57" height="6.57" rx="1.8"/>
      <rect fill="currentColor" x="9.22" y="1.35" width="6.57" height="6.57" rx="1.8"/>
      <rect fill="currentColor" x="17.08" y="1.35" width="6.57" height="6.57" rx="1.8"/>
      <rect fill="currentColor" x="1.35" y="9.22" width="6.57" height="6.57" rx="1.8"/>
      <rect fill="currentColor" x="9.22" y="9.22" width="6.57" height="6.57" rx="1.8"/>
      <rect fill="currentColor" x="17.08" y="9.22" width="6.57" height="6.57" rx="1.8"/>
      <rect fill="currentColor" x="1.35" y="17.08" width="6.57" height="6.57" rx="1.8"/>
      <rect fill="currentColor" x="9.22" y="17.08" width="6.57" height="6.57" rx="1.8"/>
      <rect fill="currentColor" x="17.08" y="17.08" width="6.57" height="6.57" rx="1.8"/>
    </svg>
    """#),
    ("square.on.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="25" viewBox="0 0 25 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.4 15.2A2.6 2.6 0 0 1 2.2 12.6V5A2.8 2.8 0 0 1 5 2.2H12.6A2.6 2.6 0 0 1 15.2 4.4"/>
      <rect stroke="currentColor" x="8" y="8" width="14.8" height="14.8" rx="2.8"/>
    </svg>
    """#),
    ("square.stack", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6.6 2.4H15.4M4.4 5.8H17.6"/>
      <rect stroke="currentColor" x="2.4" y="9.4" width="17.2" height="12.4" rx="2.6"/>
    </svg>
    """#),
    ("square.stack.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6.6 2.4H15.4M4.4 5.8H17.6"/>
      <rect fill="currentColor" stroke="currentColor" x="2.4" y="9.4" width="17.2" height="12.4" rx="2.6"/>
    </svg>
    """#),
    ("star", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12 2.2 14.56 8.78 21.61 9.18 16.14 13.64 17.94 20.47 12 16.65 6.06 20.47 7.86 13.64 2.39 9.18 9.44 8.78Z"/>
    </svg>
    """#),
    ("star.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path fill="currentColor" d="M12 5.9 13.62 10.08 18.09 10.32 14.62 13.15 15.76 17.48 12 15.05 8.24 17.48 9.38 13.15 5.91 10.32 10.38 10.08Z"/>
    </svg>
    """#),
    ("star.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM12 5.5 13.7 9.95 18.47 10.2 14.76 13.2 16 17.8 12 15.2 8 17.8 9.24 13.2 5.53 10.2 10.3 9.95Z"/>
    </svg>
    """#),
    ("star.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M12 2.2 14.56 8.78 21.61 9.18 16.14 13.64 17.94 20.47 12 16.65 6.06 20.47 7.86 13.64 2.39 9.18 9.44 8.78Z" stroke="currentColor"/>
    </svg>
    """#),
    ("star.leadinghalf.filled", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12 2.2 14.56 8.78 21.61 9.18 16.14 13.64 17.94 20.47 12 16.65 6.06 20.47 7.86 13.64 2.39 9.18 9.44 8.78Z"/>
      <path fill="currentColor" d="M12 2.2V16.65L6.06 20.47 7.86 13.64 2.39 9.18 9.44 8.78Z"/>
    </svg>
    """#),
    ("star.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8.3 9.25 2.39 9.18 7.86 13.64 6.06 20.47 12 16.65 17.94 20.47 17.3 18.05M17 12.9 21.61 9.18 14.56 8.78 12 2.2 10.7 5.55M3.2 2.6 20.8 21"/>
    </svg>
    """#),
    ("star.slash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H44V43H-20ZM-9.9 -10.4 33.9 33.4 35.82 31.48 -7.98 -12.32Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path fill="currentColor" d="M12 2.2 14.56 8.78 21.61 9.18 16.14 13.64 17.94 20.47 12 16.65 6.06 20.47 7.86 13.64 2.39 9.18 9.44 8.78Z" stroke="currentColor"/>
      </g>
      <path stroke="currentColor" d="M2.1 1.6L21.9 21.4"/>
    </svg>
    """#),
    ("star.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.4"/>
      <g transform="translate(4.8 5.06) scale(0.517)" stroke-width="3">
        <path stroke="currentColor" d="M12 2.2 14.56 8.78 21.61 9.18 16.14 13.64 17.94 20.47 12 16.65 6.06 20.47 7.86 13.64 2.39 9.18 9.44 8.78Z"/>
      </g>
    </svg>
    """#),
    ("stop", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="3" y="3" width="14" height="14" rx="2.2"/>
    </svg>
    """#),
    ("stop.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <rect fill="currentColor" x="8" y="8" width="8" height="8" rx="1.3"/>
    </svg>
    """#),
    ("stop.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0 -22ZM9.3 8H14.7A1.3 1.3 0 0 1 16 9.3V14.7A1.3 1.3 0 0 1 14.7 16H9.3A1.3 1.3 0 0 1 8 14.7V9.3A1.3 1.3 0 0 1 9.3 8Z"/>
    </svg>
    """#),
    ("stop.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="2.4" y="2.4" width="15.2" height="15.2" rx="2.6"/>
    </svg>
    """#),
    ("stopwatch", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="25" viewBox="0 0 22 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="11" cy="14.4" r="8.5"/>
      <path stroke="currentColor" d="M8.6 2.2H13.4M11 2.4V5.6M17.4 7.4 18.8 6M11 9.6V14.6"/>
    </svg>
    """#),
    ("sum", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="22" viewBox="0 0 18 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M15 5.4V2.8H3L9.6 11 3 19.2H15V16.6"/>
    </svg>
    """#),
    ("sun.max", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="13" cy="13" r="4.7"/>
      <path stroke="currentColor" d="M21.2 13L24 13M18.8 18.8L20.78 20.78M13 21.2L13 24M7.2 18.8L5.22 20.78M4.8 13L2 13M7.2 7.2L5.22 5.22M13 4.8L13 2M18.8 7.2L20.78 5.22"/>
    </svg>
    """#),
    ("sun.max.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="currentColor" cx="13" cy="13" r="5.5"/>
      <path stroke="currentColor" d="M21.2 13L24 13M18.8 18.8L20.78 20.78M13 21.2L13 24M7.2 18.8L5.22 20.78M4.8 13L2 13M7.2 7.2L5.22 5.22M13 4.8L13 2M18.8 7.2L20.78 5.22"/>
    </svg>
    """#),
    ("sunrise", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7.6 14.6A5.4 5.4 0 0 1 18.4 14.6M2 14.6H4.4M21.6 14.6H24M5.4 7L7.1 8.7M20.6 7L18.9 8.7M2 18.4H24M13 7.4V2.2M10.4 4.6L13 2 15.6 4.6"/>
    </svg>
    """#),
    ("sunset", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7.6 14.6A5.4 5.4 0 0 1 18.4 14.6M2 14.6H4.4M21.6 14.6H24M5.4 7L7.1 8.7M20.6 7L18.9 8.7M2 18.4H24M13 2V7.2M10.4 4.8L13 7.4 15.6 4.8"/>
    </svg>
    """#),
    ("tablecells", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="21.6" height="16.6" rx="3"/>
      <path stroke="currentColor" d="M2.4 7.8H23.6M2.4 13.2H23.6M9.4 2.4V18.6M16.6 2.4V18.6"/>
    </svg>
    """#),
    ("tag", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12.2 2.3H20A1.7 1.7 0 0 1 21.7 4V11.8a1.7 1.7 0 0 1-.5 1.2L13 21.2a1.7 1.7 0 0 1-2.4 0L2.8 13.4A1.7 1.7 0 0 1 2.8 11L11 2.8A1.7 1.7 0 0 1 12.2 2.3Z"/>
      <circle stroke="currentColor" cx="17" cy="7" r="1.3"/>
    </svg>
    """#),
    ("tag.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5.7 5.7) scale(0.525)" stroke-width="2.95">
        <path stroke="currentColor" d="M12.2 2.3H20A1.7 1.7 0 0 1 21.7 4V11.8a1.7 1.7 0 0 1-.5 1.2L13 21.2a1.7 1.7 0 0 1-2.4 0L2.8 13.4A1.7 1.7 0 0 1 2.8 11L11 2.8A1.7 1.7 0 0 1 12.2 2.3Z"/>
        <circle stroke="currentColor" cx="17" cy="7" r="1.3"/>
      </g>
    </svg>
    """#),
    ("tag.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(5.7 5.7) scale(0.525)" stroke-width="2.95">
          <path fill="black"  fill-rule="evenodd" d="M12.2 2.3H20A1.7 1.7 0 0 1 21.7 4V11.8a1.7 1.7 0 0 1-.5 1.2L13 21.2a1.7 1.7 0 0 1-2.4 0L2.8 13.4A1.7 1.7 0 0 1 2.8 11L11 2.8A1.7 1.7 0 0 1 12.2 2.3ZM17 5.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("tag.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor"  fill-rule="evenodd" d="M12.2 2.3H20A1.7 1.7 0 0 1 21.7 4V11.8a1.7 1.7 0 0 1-.5 1.2L13 21.2a1.7 1.7 0 0 1-2.4 0L2.8 13.4A1.7 1.7 0 0 1 2.8 11L11 2.8A1.7 1.7 0 0 1 12.2 2.3ZM17 5.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z"/>
    </svg>
    """#),
    ("text.aligncenter", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="20" viewBox="0 0 22 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 2.8H19.8M5.4 7.6H16.6M2.2 12.4H19.8M5.4 17.2H16.6"/>
    </svg>
    """#),
    ("text.alignleft", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="20" viewBox="0 0 22 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 2.8H19.8M2.2 7.6H13.4M2.2 12.4H19.8M2.2 17.2H13.4"/>
    </svg>
    """#),
    ("text.alignright", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="20" viewBox="0 0 22 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 2.8H19.8M8.6 7.6H19.8M2.2 12.4H19.8M8.6 17.2H19.8"/>
    </svg>
    """#),
    ("text.badge.checkmark", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24.5" height="22" viewBox="0 0 24.5 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H24.5V22H0ZM18.6 9.9a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M2.2 2.8H19.8M2.2 7.6H13.4M2.2 12.4H19.8M2.2 17.2H13.4"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M18.6 11.5a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM16.1 16.7L17 15.7L18.1 16.9L20.3 14.2L21.3 15.1L18.2 18.8Z"/>
    </svg>
    """#),
    ("text.badge.plus", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24.5" height="22" viewBox="0 0 24.5 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M0 0H24.5V22H0ZM18.6 9.9a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0 -13Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M2.2 2.8H19.8M2.2 7.6H13.4M2.2 12.4H19.8M2.2 17.2H13.4"/>
      </g>
      <path fill="currentColor" fill-rule="evenodd" d="M18.6 11.5a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0 -9.8ZM19.35 15.65L21.1 15.65A0.75 0.75 0 0 1 21.1 17.15L19.35 17.15L19.35 18.9A0.75 0.75 0 0 1 17.85 18.9L17.85 17.15L16.1 17.15A0.75 0.75 0 0 1 16.1 15.65L17.85 15.65L17.85 13.9A0.75 0.75 0 0 1 19.35 13.9Z"/>
    </svg>
    """#),
    ("text.bubble", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M6 2.4H19A3.6 3.6 0 0 1 22.6 6V13A3.6 3.6 0 0 1 19 16.6H11.4L7.2 20.3Q6.2 21 6.2 19.8V16.6H6A3.6 3.6 0 0 1 2.4 13V6A3.6 3.6 0 0 1 6 2.4Z"/>
      <path stroke="currentColor" transform="scale(0.75)" d="M9.33 9.07H24M9.33 12.8H24M9.33 16.53H17.87"/>
    </svg>
    """#),
    ("text.justify", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="20" viewBox="0 0 22 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 2.8H19.8M2.2 7.6H19.8M2.2 12.4H19.8M2.2 17.2H19.8"/>
    </svg>
    """#),
    ("textformat", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="20" viewBox="0 0 28 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 17.2 8.2 2.9H8.6L14.4 17.2M4.4 12.6H12.4"/>
      <circle stroke="currentColor" cx="20.8" cy="12.9" r="4.3"/>
      <path stroke="currentColor" d="M25.2 8.6V17.2"/>
    </svg>
    """#),
    ("thermometer", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="13" height="25" viewBox="0 0 13 25" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.9 14.4V5A2.6 2.6 0 0 1 9.1 5V14.4A4.3 4.3 0 1 1 3.9 14.4ZM6.5 9V17.6"/>
      <circle fill="currentColor" cx="6.5" cy="17.9" r="2"/>
    </svg>
    """#),
    ("ticket", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="27" height="20" viewBox="0 0 27 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M4.6 2.6H22.4A2 2 0 0 1 24.4 4.6V7.2A2.9 2.9 0 0 0 24.4 12.8V15.4A2 2 0 0 1 22.4 17.4H4.6A2 2 0 0 1 2.6 15.4V12.8A2.9 2.9 0 0 0 2.6 7.2V4.6A2 2 0 0 1 4.6 2.6ZM17.4 5V6.4M17.4 9.3V10.7M17.4 13.6V15"/>
    </svg>
    """#),
    ("timer", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M12 5.9V1.8A10.2 10.2 0 1 1 4.7 4.9M7.4 7.6 12 12.2"/>
      <circle fill="currentColor" cx="12" cy="12.2" r="1.7"/>
    </svg>
    """#),
    ("tornado", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="23" viewBox="0 0 24 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 3.2H21.6M4 7.2H19.6M6.8 11.2H17.8M9.8 15.2H16.6M12.2 19.2H15"/>
    </svg>
    """#),
    ("tortoise", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="19" viewBox="0 0 30 19" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.6 13.2C3.6 7 8 3 13 3S22 6.8 22.4 13.2ZM22 10.4C22 8.2 23.4 7 25 7 26.8 7 27.8 8.2 27.8 9.8 27.8 12.4 25.6 13.2 22.6 13.2M5.4 13.4 4.6 16.4H8.4L9.4 13.6M16.6 13.6 17.6 16.4H21.4L20.6 13.4M2.2 12.6 3.6 13.2"/>
      <path stroke="currentColor" transform="scale(0.7)" d="M18.57 4.57 13.43 10.57 15.43 18.57M18.57 4.57 23.71 10.57 21.71 18.57M13.43 10.57H23.71"/>
    </svg>
    """#),
    ("tram", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="24" viewBox="0 0 20 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.6" y="2.4" width="14.8" height="16" rx="3"/>
      <path stroke="currentColor" d="M2.8 11H17.2M7 18.6 5 21.8M13 18.6 15 21.8"/>
      <circle fill="currentColor" cx="6.4" cy="14.8" r="1.2"/>
      <circle fill="currentColor" cx="13.6" cy="14.8" r="1.2"/>
    </svg>
    """#),
    ("tram.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="24" viewBox="0 0 20 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M5.4 2H14.6A3.4 3.4 0 0 1 18 5.4V15.6A3.4 3.4 0 0 1 14.6 19L16.6 22H14.2L12.2 19H7.8L5.8 22H3.4L5.4 19A3.4 3.4 0 0 1 2 15.6V5.4A3.4 3.4 0 0 1 5.4 2ZM4.4 5.4V10.2H15.6V5.4A1 1 0 0 0 14.6 4.4H5.4A1 1 0 0 0 4.4 5.4ZM6 12.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM14 12.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z"/>
    </svg>
    """#),
    ("trash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 5.2H19.6M7.6 5V3.9A1.7 1.7 0 0 1 9.3 2.2H12.7A1.7 1.7 0 0 1 14.4 3.9V5"/>
      <path stroke="currentColor" d="M4.6 5.4 5.7 19.6a2 2 0 0 0 2 1.9H14.3a2 2 0 0 0 2-1.9L17.4 5.4"/>
      <path stroke="currentColor" d="M11 9V17.6M8 9 8.4 17.6M14 9 13.6 17.6"/>
    </svg>
    """#),
    ("trash.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(6.32 5.8) scale(0.517)" stroke-width="3">
        <path stroke="currentColor" d="M2.4 5.2H19.6M7.6 5V3.9A1.7 1.7 0 0 1 9.3 2.2H12.7A1.7 1.7 0 0 1 14.4 3.9V5"/>
        <path stroke="currentColor" d="M4.6 5.4 5.7 19.6a2 2 0 0 0 2 1.9H14.3a2 2 0 0 0 2-1.9L17.4 5.4"/>
        <path stroke="currentColor" d="M11 9V17.6M8 9 8.4 17.6M14 9 13.6 17.6"/>
      </g>
    </svg>
    """#),
    ("trash.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(6.32 5.8) scale(0.517)" stroke-width="3">
          <path stroke="black" d="M2.4 5.2H19.6M7.6 5V3.9A1.7 1.7 0 0 1 9.3 2.2H12.7A1.7 1.7 0 0 1 14.4 3.9V5"/>
          <path fill="black" fill-rule="evenodd" d="M3.8 7 4.8 20.2A2.6 2.6 0 0 0 7.4 22.6H14.6A2.6 2.6 0 0 0 17.2 20.2L18.2 7ZM7.3 9.4h1.2l.4 9.6H7.7ZM10.4 9.4h1.2V19H10.4ZM13.5 9.4h1.2L14.3 19H13.1Z"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("trash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 5.2H19.6M7.6 5V3.9A1.7 1.7 0 0 1 9.3 2.2H12.7A1.7 1.7 0 0 1 14.4 3.9V5"/>
      <path fill="currentColor" fill-rule="evenodd" d="M3.8 7 4.8 20.2A2.6 2.6 0 0 0 7.4 22.6H14.6A2.6 2.6 0 0 0 17.2 20.2L18.2 7ZM7.3 9.4h1.2l.4 9.6H7.7ZM10.4 9.4h1.2V19H10.4ZM13.5 9.4h1.2L14.3 19H13.1Z"/>
    </svg>
    """#),
    ("trash.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H42V44H-20ZM-10.4 -9.4 32.4 33.4 34.32 31.48 -8.48 -11.32Z"/></clipPath>
      <g clip-path="url(#clip)">
        <path stroke="currentColor" d="M2.4 5.2H19.6M7.6 5V3.9A1.7 1.7 0 0 1 9.3 2.2H12.7A1.7 1.7 0 0 1 14.4 3.9V5"/>
        <path stroke="currentColor" d="M4.6 5.4 5.7 19.6a2 2 0 0 0 2 1.9H14.3a2 2 0 0 0 2-1.9L17.4 5.4"/>
        <path stroke="currentColor" d="M11 9V17.6M8 9 8.4 17.6M14 9 13.6 17.6"/>
      </g>
      <path stroke="currentColor" d="M1.6 2.6L20.4 21.4"/>
    </svg>
    """#),
    ("tray", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 12.2 5.2 4.3A2.4 2.4 0 0 1 7.5 2.7H18.5A2.4 2.4 0 0 1 20.8 4.3L23.6 12.2V16A2.4 2.4 0 0 1 21.2 18.4H4.8A2.4 2.4 0 0 1 2.4 16ZM2.6 12.2H8.6A.9.9 0 0 1 9.5 13.1 3.5 3.5 0 0 0 16.5 13.1 .9.9 0 0 1 17.4 12.2H23.4"/>
    </svg>
    """#),
    ("tray.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M1.8 10.7 4.4 4A3.2 3.2 0 0 1 7.4 1.9H18.6A3.2 3.2 0 0 1 21.6 4L24.2 10.7Q24.4 11.2 23.8 11.2H17.2A2 2 0 0 0 15.4 13 2.4 2.4 0 0 1 10.6 13 2 2 0 0 0 8.8 11.2H2.2Q1.6 11.2 1.8 10.7ZM1.55 12.9H8.6L8.9 13.5A4.15 4.15 0 0 0 17.1 13.5L17.4 12.9H24.45V16A3.2 3.2 0 0 1 21.2 19.2H4.8A3.2 3.2 0 0 1 1.55 16Z"/>
    </svg>
    """#),
    ("tray.full", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="21" viewBox="0 0 26 21" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 12.2 5.2 4.3A2.4 2.4 0 0 1 7.5 2.7H18.5A2.4 2.4 0 0 1 20.8 4.3L23.6 12.2V16A2.4 2.4 0 0 1 21.2 18.4H4.8A2.4 2.4 0 0 1 2.4 16ZM2.6 12.2H8.6A.9.9 0 0 1 9.5 13.1 3.5 3.5 0 0 0 16.5 13.1 .9.9 0 0 1 17.4 12.2H23.4"/>
      <path stroke="currentColor" transform="scale(0.8)" d="M10.75 7.25H21.75M9.5 11H23"/>
    </svg>
    """#),
    ("triangle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M11 2.9 2.3 18A1.75 1.75 0 0 0 3.8 20.6H21.2A1.75 1.75 0 0 0 22.7 18L14 2.9A1.75 1.75 0 0 0 11 2.9Z"/>
    </svg>
    """#),
    ("triangle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="23" viewBox="0 0 25 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M11 2.9 2.3 18A1.75 1.75 0 0 0 3.8 20.6H21.2A1.75 1.75 0 0 0 22.7 18L14 2.9A1.75 1.75 0 0 0 11 2.9Z"/>
    </svg>
    """#),
    ("trophy", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M7 2.6H17V9.4A5 5 0 0 1 7 9.4ZM7 4.8H3.6C3.2 8.4 4.8 10.8 7.8 11.2M17 4.8H20.4C20.8 8.4 19.2 10.8 16.2 11.2M12 14.6V18.4M8.2 21.4C8.2 19.4 9.8 18.4 12 18.4S15.8 19.4 15.8 21.4Z"/>
    </svg>
    """#),
    ("trophy.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M7 2.6H17V9.4A5 5 0 0 1 7 9.4Z"/>
      <path stroke="currentColor" d="M7 4.8H3.6C3.2 8.4 4.8 10.8 7.8 11.2M17 4.8H20.4C20.8 8.4 19.2 10.8 16.2 11.2M12 14.6V18.4M8.2 21.4C8.2 19.4 9.8 18.4 12 18.4S15.8 19.4 15.8 21.4Z"/>
    </svg>
    """#),
    ("tropicalstorm", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="24" viewBox="0 0 22 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M16.6 1.4C9.2 1.6 4.2 6 4.2 12A6.8 6.8 0 0 0 9 18.5C8.6 20.1 7.4 21.5 5.4 22.6C12.8 22.4 17.8 18 17.8 12A6.8 6.8 0 0 0 13 5.5C13.4 3.9 14.6 2.5 16.6 1.4ZM11 7.2A4.8 4.8 0 1 1 11 16.8 4.8 4.8 0 0 1 11 7.2Z"/>
    </svg>
    """#),
    ("tv", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="23" viewBox="0 0 28 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.4" width="23.6" height="14.8" rx="2.6"/>
      <path stroke="currentColor" d="M9 20.6H19"/>
    </svg>
    """#),
    ("tv.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="23" viewBox="0 0 28 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" stroke="currentColor" x="2.2" y="2.4" width="23.6" height="14.8" rx="2.6"/>
      <path stroke="currentColor" d="M9 20.6H19"/>
    </svg>
    """#),
    ("umbrella", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 11.4C2.8 6.6 7 3.4 12 3.4S21.2 6.6 21.4 11.4C20.4 10.2 18 10.2 16.7 11.6 15.6 10.2 13.2 10.2 12 11.6 10.8 10.2 8.4 10.2 7.3 11.6 6 10.2 3.6 10.2 2.6 11.4ZM12 2V3.4M12 11.6V19.4A2.2 2.2 0 0 1 7.6 19.4"/>
    </svg>
    """#),
    ("umbrella.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M2.6 11.4C2.8 6.6 7 3.4 12 3.4S21.2 6.6 21.4 11.4C20.4 10.2 18 10.2 16.7 11.6 15.6 10.2 13.2 10.2 12 11.6 10.8 10.2 8.4 10.2 7.3 11.6 6 10.2 3.6 10.2 2.6 11.4Z"/>
      <path stroke="currentColor" d="M12 2V3.4M12 11.6V19.4A2.2 2.2 0 0 1 7.6 19.4"/>
    </svg>
    """#),
    ("underline", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="17" height="23" viewBox="0 0 17 23" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3.4 2.4V9.8A5.1 5.1 0 0 0 13.6 9.8V2.4M2.6 20.4H14.4"/>
    </svg>
    """#),
    ("video", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="3" width="14.8" height="14" rx="3"/>
      <path stroke="currentColor" d="M20.8 8.3 25.2 5.1A.9.9 0 0 1 26.6 5.8V14.2A.9.9 0 0 1 25.2 14.9L20.8 11.7Z"/>
    </svg>
    """#),
    ("video.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <g transform="translate(5 7.17) scale(0.483)" stroke-width="3.21">
        <rect stroke="currentColor" x="2.2" y="3" width="14.8" height="14" rx="3"/>
        <path stroke="currentColor" d="M20.8 8.3 25.2 5.1A.9.9 0 0 1 26.6 5.8V14.2A.9.9 0 0 1 25.2 14.9L20.8 11.7Z"/>
      </g>
    </svg>
    """#),
    ("video.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path fill="white" d="M0 0H24V24H0Z"/>
        <g transform="translate(5 7.17) scale(0.483)" stroke-width="3.21">
          <rect fill="black" x="1.35" y="2.2" width="17.4" height="15.6" rx="3.8"/>
          <path fill="black" d="M20.4 7.6 25.4 4.2A1.3 1.3 0 0 1 27.6 5.3V14.7A1.3 1.3 0 0 1 25.4 15.8L20.4 12.4Z"/>
        </g>
      </mask>
      <circle fill="currentColor" cx="12" cy="12" r="11" mask="url(#mask)"/>
    </svg>
    """#),
    ("video.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect fill="currentColor" x="1.35" y="2.2" width="17.4" height="15.6" rx="3.8"/>
      <path fill="currentColor" d="M20.4 7.6 25.4 4.2A1.3 1.3 0 0 1 27.6 5.3V14.7A1.3 1.3 0 0 1 25.4 15.8L20.4 12.4Z"/>
    </svg>
    """#),
    ("video.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H49V40H-20ZM-5.9 -10.4 34.9 30.4 36.82 28.48 -3.98 -12.32Z"/></clipPath>
      <g clip-path="url(#clip)">
        <rect stroke="currentColor" x="2.2" y="3" width="14.8" height="14" rx="3"/>
        <path stroke="currentColor" d="M20.8 8.3 25.2 5.1A.9.9 0 0 1 26.6 5.8V14.2A.9.9 0 0 1 25.2 14.9L20.8 11.7Z"/>
      </g>
      <path stroke="currentColor" d="M6.1 1.6L22.9 18.4"/>
    </svg>
    """#),
    ("video.slash.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="29" height="20" viewBox="0 0 29 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <clipPath id="clip"><path clip-rule="evenodd" d="M-20 -20H49V40H-20ZM-5.9 -10.4 34.9 30.4 36.82 28.48 -3.98 -12.32Z"/></clipPath>
      <g clip-path="url(#clip)">
        <rect fill="currentColor" x="1.35" y="2.2" width="17.4" height="15.6" rx="3.8"/>
        <path fill="currentColor" d="M20.4 7.6 25.4 4.2A1.3 1.3 0 0 1 27.6 5.3V14.7A1.3 1.3 0 0 1 25.4 15.8L20.4 12.4Z"/>
      </g>
      <path stroke="currentColor" d="M6.1 1.6L22.9 18.4"/>
    </svg>
    """#),
    ("viewfinder", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 7.8V5.4A3 3 0 0 1 5.4 2.4H7.8M16.2 2.4H18.6A3 3 0 0 1 21.6 5.4V7.8M21.6 16.2V18.6A3 3 0 0 1 18.6 21.6H16.2M7.8 21.6H5.4A3 3 0 0 1 2.4 18.6V16.2"/>
    </svg>
    """#),
    ("wand.and.stars", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="25" height="24" viewBox="0 0 25 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M3 20.8A1.2 1.2 0 0 1 3 19.1L13.2 8.9A1.2 1.2 0 0 1 14.9 8.9 1.2 1.2 0 0 1 14.9 10.6L4.7 20.8A1.2 1.2 0 0 1 3 20.8ZM11 11.2 12.6 12.8"/>
      <path fill="currentColor" d="M7.4 1.8Q7.83 4.97 11 5.4Q7.83 5.83 7.4 9Q6.97 5.83 3.8 5.4Q6.97 4.97 7.4 1.8Z"/>
      <path fill="currentColor" d="M19.6 1.8Q19.96 4.44 22.6 4.8Q19.96 5.16 19.6 7.8Q19.24 5.16 16.6 4.8Q19.24 4.44 19.6 1.8Z"/>
      <path fill="currentColor" d="M19.8 12.2Q20.23 15.37 23.4 15.8Q20.23 16.23 19.8 19.4Q19.37 16.23 16.2 15.8Q19.37 15.37 19.8 12.2Z"/>
    </svg>
    """#),
    ("waveform", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 9.8V12.2M6.8 6.4V15.6M10.9 2.8V19.2M15.1 7.4V14.6M19.2 4.8V17.2M23.4 9.4V12.6"/>
    </svg>
    """#),
    ("waveform.path.ecg", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="28" height="22" viewBox="0 0 28 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.4 11.6H7.6L9.4 8.4 11.6 19 15.8 3 18 13.6 19.4 11.6H25.6"/>
    </svg>
    """#),
    ("wifi", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M1.35 7.15A16.2 16.2 0 0 1 24.65 7.15L23 8.74A13.9 13.9 0 0 0 3 8.74Z"/>
      <path fill="currentColor" d="M4.73 10.41A11.5 11.5 0 0 1 21.27 10.41L19.55 12.08A9.1 9.1 0 0 0 6.45 12.08Z"/>
      <path fill="currentColor" d="M8.25 13.82A6.6 6.6 0 0 1 17.75 13.82L13 18.4Z"/>
    </svg>
    """#),
    ("wifi.slash", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" d="M1.35 7.15A16.2 16.2 0 0 1 24.65 7.15L23 8.74A13.9 13.9 0 0 0 3 8.74Z"/>
      <path fill="currentColor" d="M4.73 10.41A11.5 11.5 0 0 1 21.27 10.41L19.55 12.08A9.1 9.1 0 0 0 6.45 12.08Z"/>
      <path fill="currentColor" d="M8.25 13.82A6.6 6.6 0 0 1 17.75 13.82L13 18.4Z"/>
      <path stroke="currentColor" d="M4 1.6 22 18.6"/>
    </svg>
    """#),
    ("wind", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20" viewBox="0 0 26 20" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.2 6.8H14.6A2.7 2.7 0 1 0 12.2 3M2.2 10.5H21A2.6 2.6 0 1 0 18.7 6.7M2.2 14.2H12.4A2.3 2.3 0 1 1 10.4 17.5"/>
    </svg>
    """#),
    ("wrench", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M14.4 3.1A5.4 5.4 0 0 0 8.2 10.1L3.2 15.1A2.6 2.6 0 0 0 6.9 18.8L11.9 13.8A5.4 5.4 0 0 0 18.9 7.6L15.9 10.4 12.2 9.8 11.6 6.1Z"/>
    </svg>
    """#),
    ("wrench.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" stroke="currentColor" d="M14.4 3.1A5.4 5.4 0 0 0 8.2 10.1L3.2 15.1A2.6 2.6 0 0 0 6.9 18.8L11.9 13.8A5.4 5.4 0 0 0 18.9 7.6L15.9 10.4 12.2 9.8 11.6 6.1Z"/>
    </svg>
    """#),
    ("xmark", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M2.6 2.6 15.4 15.4M15.4 2.6 2.6 15.4"/>
    </svg>
    """#),
    ("xmark.circle", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <circle stroke="currentColor" cx="12" cy="12" r="10.2"/>
      <path stroke="currentColor" d="M8.3 8.3 15.7 15.7M15.7 8.3 8.3 15.7"/>
    </svg>
    """#),
    ("xmark.circle.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-0.8 -0.8 25.6 25.6" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM8.1 7 12 10.7 15.9 7a1 1 0 0 1 1.3 1.3L13.4 12 17.2 15.7a1 1 0 0 1-1.4 1.4L12 13.4 8.2 17.1a1 1 0 0 1-1.4-1.4L10.6 12 6.8 8.3A1 1 0 0 1 8.1 7Z"/>
    </svg>
    """#),
    ("xmark.octagon", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="currentColor" d="M8 2.4H16L21.6 8V16L16 21.6H8L2.4 16V8ZM8.3 8.3 15.7 15.7M15.7 8.3 8.3 15.7"/>
    </svg>
    """#),
    ("xmark.octagon.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M8 2.4H16L21.6 8V16L16 21.6H8L2.4 16V8ZM12 10.66L15.13 7.53A0.95 0.95 0 0 1 16.47 8.87L13.34 12L16.47 15.13A0.95 0.95 0 0 1 15.13 16.47L12 13.34L8.87 16.47A0.95 0.95 0 0 1 7.53 15.13L10.66 12L7.53 8.87A0.95 0.95 0 0 1 8.87 7.53Z"/>
      <path stroke="currentColor" d="M8 2.4H16L21.6 8V16L16 21.6H8L2.4 16V8Z"/>
    </svg>
    """#),
    ("xmark.square", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <rect stroke="currentColor" x="2.2" y="2.2" width="17.6" height="17.6" rx="3.2"/>
      <path stroke="currentColor" d="M7.2 7.2 14.8 14.8M14.8 7.2 7.2 14.8"/>
    </svg>
    """#),
    ("xmark.square.fill", #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
      <path fill="currentColor" fill-rule="evenodd" d="M5.35 1.35H16.65A4 4 0 0 1 20.65 5.35V16.65A4 4 0 0 1 16.65 20.65H5.35A4 4 0 0 1 1.35 16.65V5.35A4 4 0 0 1 5.35 1.35ZM11 9.66L14.13 6.53A0.95 0.95 0 0 1 15.47 7.87L12.34 11L15.47 14.13A0.95 0.95 0 0 1 14.13 15.47L11 12.34L7.87 15.47A0.95 0.95 0 0 1 6.53 14.13L9.66 11L6.53 7.87A0.95 0.95 0 0 1 7.87 6.53Z"/>
    </svg>
    """#),
  ]
}
