// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The drawings behind `UIImage(systemName:)`, one SVG file each, compiled into the program.
///
/// A drawing's size is the symbol's at a font size of 20 points, regular weight and medium scale.
/// Its strokes take `stroke-width` from the root element and its colour is `currentColor`, so that
/// a style sheet can make it bolder and tint it.
enum SymbolCatalogue {
  /// The names there are, in alphabetical order.
  static var names: [String] {
    [
      "airplane", "alarm", "arrow.2.squarepath", "arrow.backward", "arrow.clockwise",
      "arrow.counterclockwise", "arrow.down", "arrow.down.circle", "arrow.down.circle.fill",
      "arrow.down.left", "arrow.down.right", "arrow.down.right.and.arrow.up.left",
      "arrow.down.to.line", "arrow.forward", "arrow.left", "arrow.left.and.right",
      "arrow.left.arrow.right", "arrow.left.circle", "arrow.left.circle.fill", "arrow.right",
      "arrow.right.circle", "arrow.right.circle.fill", "arrow.triangle.2.circlepath", "arrow.up",
      "arrow.up.and.down", "arrow.up.arrow.down", "arrow.up.circle", "arrow.up.circle.fill",
      "arrow.up.forward", "arrow.up.left", "arrow.up.left.and.arrow.down.right", "arrow.up.right",
      "arrow.up.to.line", "arrow.uturn.backward", "arrow.uturn.forward", "arrow.uturn.left",
      "arrow.uturn.right", "arrowshape.turn.up.left", "arrowshape.turn.up.right", "backward.fill",
      "bell", "bell.badge", "bell.badge.fill", "bell.fill", "bell.slash", "bell.slash.fill",
      "bicycle", "bolt.fill", "book", "bookmark", "bookmark.fill", "bubble.left",
      "bubble.left.and.bubble.right", "bubble.left.fill", "bubble.right", "bubble.right.fill",
      "bus.fill", "calendar", "calendar.badge.plus", "camera", "camera.fill", "capsule",
      "capsule.fill", "car", "car.fill", "cart.fill", "cellularbars", "checklist", "checkmark",
      "checkmark.circle", "checkmark.circle.fill", "checkmark.seal", "checkmark.seal.fill",
      "checkmark.shield", "checkmark.shield.fill", "checkmark.square", "checkmark.square.fill",
      "chevron.backward", "chevron.backward.circle", "chevron.backward.circle.fill",
      "chevron.compact.down", "chevron.compact.left", "chevron.compact.right", "chevron.compact.up",
      "chevron.down", "chevron.down.circle", "chevron.down.circle.fill", "chevron.forward",
      "chevron.forward.circle", "chevron.forward.circle.fill", "chevron.left", "chevron.left.2",
      "chevron.left.circle", "chevron.left.circle.fill", "chevron.left.forwardslash.chevron.right",
      "chevron.right", "chevron.right.2", "chevron.right.circle", "chevron.right.circle.fill",
      "chevron.up", "chevron.up.chevron.down", "chevron.up.circle", "chevron.up.circle.fill",
      "circle", "circle.dashed", "circle.fill", "circle.lefthalf.filled", "clock", "clock.fill",
      "cloud", "cloud.bolt", "cloud.bolt.fill", "cloud.fill", "cloud.rain", "cloud.rain.fill",
      "cloud.snow", "cloud.snow.fill", "cloud.sun", "cloud.sun.fill", "creditcard",
      "creditcard.fill", "diamond", "diamond.fill", "doc", "doc.badge.plus", "doc.fill",
      "doc.on.doc", "doc.on.doc.fill", "doc.text", "doc.text.fill", "ellipsis", "ellipsis.circle",
      "ellipsis.circle.fill", "envelope", "envelope.fill", "envelope.open", "exclamationmark",
      "exclamationmark.circle", "exclamationmark.circle.fill", "exclamationmark.triangle",
      "exclamationmark.triangle.fill", "eye", "eye.fill", "eye.slash", "eye.slash.fill", "flag",
      "flag.fill", "flame.fill", "folder", "folder.badge.plus", "folder.fill", "forward.fill",
      "gear", "gearshape", "gearshape.fill", "globe", "hand.thumbsdown", "hand.thumbsdown.fill",
      "hand.thumbsup", "hand.thumbsup.fill", "headphones", "heart", "heart.circle",
      "heart.circle.fill", "heart.fill", "heart.slash", "hexagon", "hexagon.fill",
      "hifispeaker.fill", "hourglass", "house", "house.fill", "hurricane", "icloud",
      "icloud.and.arrow.down", "icloud.and.arrow.up", "icloud.fill", "info", "info.circle",
      "info.circle.fill", "key", "key.fill", "leaf.fill", "lightbulb", "lightbulb.fill",
      "line.3.horizontal", "line.3.horizontal.decrease", "line.3.horizontal.decrease.circle",
      "line.3.horizontal.decrease.circle.fill", "line.horizontal.3", "line.horizontal.3.decrease",
      "line.horizontal.3.decrease.circle", "line.horizontal.3.decrease.circle.fill", "link",
      "list.bullet", "list.bullet.rectangle", "list.dash", "list.number", "location",
      "location.circle", "location.circle.fill", "location.fill", "lock", "lock.fill", "lock.open",
      "lock.open.fill", "magnifyingglass", "magnifyingglass.circle", "magnifyingglass.circle.fill",
      "map", "map.fill", "mappin", "mappin.and.ellipse", "mappin.circle", "mappin.circle.fill",
      "message", "message.fill", "mic", "mic.fill", "mic.slash", "mic.slash.fill", "minus",
      "minus.circle", "minus.circle.fill", "minus.magnifyingglass", "minus.square",
      "minus.square.fill", "moon", "moon.fill", "moon.stars", "moon.stars.fill", "music.mic",
      "music.note", "paintbrush", "paintbrush.fill", "paintpalette", "paintpalette.fill",
      "paperclip", "paperplane", "paperplane.fill", "pause.fill", "person", "person.fill", "photo",
      "play.fill", "plus", "plus.circle", "plus.circle.fill", "plus.magnifyingglass", "plus.square",
      "plus.square.fill", "questionmark", "questionmark.circle", "questionmark.circle.fill",
      "rectangle", "rectangle.fill", "rectangle.portrait", "rectangle.portrait.fill", "seal",
      "seal.fill", "shield", "shield.fill", "snow", "snowflake", "sparkle", "sparkles", "square",
      "square.and.arrow.up", "square.and.pencil", "square.dashed", "square.fill", "square.grid.2x2",
      "square.on.square", "star", "star.circle", "star.circle.fill", "star.fill",
      "star.leadinghalf.filled", "star.slash", "stopwatch", "sun.max", "sun.max.fill", "tag",
      "tag.fill", "text.aligncenter", "text.alignleft", "text.alignright", "text.bubble", "timer",
      "tornado", "tram.fill", "trash", "trash.fill", "tray", "triangle", "triangle.fill",
      "tropicalstorm", "wand.and.stars", "wifi", "wifi.slash", "wind", "xmark", "xmark.circle",
      "xmark.circle.fill", "xmark.square", "xmark.square.fill",
    ]
  }

  /// The SVG document of a symbol.
  ///
  /// - Parameter name: A name such as `chevron.right`.
  /// - Returns: The document's bytes, or nil for a name that is not in ``names``.
  static func document(named name: String) -> [UInt8]? {
    // A switch, not a dictionary: nothing is built at start-up.
    switch name {
    case "airplane": PackageResources.airplane_svg
    case "alarm": PackageResources.alarm_svg
    case "arrow.2.squarepath": PackageResources.arrow_2_squarepath_svg
    case "arrow.backward": PackageResources.arrow_backward_svg
    case "arrow.clockwise": PackageResources.arrow_clockwise_svg
    case "arrow.counterclockwise": PackageResources.arrow_counterclockwise_svg
    case "arrow.down": PackageResources.arrow_down_svg
    case "arrow.down.circle": PackageResources.arrow_down_circle_svg
    case "arrow.down.circle.fill": PackageResources.arrow_down_circle_fill_svg
    case "arrow.down.left": PackageResources.arrow_down_left_svg
    case "arrow.down.right": PackageResources.arrow_down_right_svg
    case "arrow.down.right.and.arrow.up.left":
      PackageResources.arrow_down_right_and_arrow_up_left_svg
    case "arrow.down.to.line": PackageResources.arrow_down_to_line_svg
    case "arrow.forward": PackageResources.arrow_forward_svg
    case "arrow.left": PackageResources.arrow_left_svg
    case "arrow.left.and.right": PackageResources.arrow_left_and_right_svg
    case "arrow.left.arrow.right": PackageResources.arrow_left_arrow_right_svg
    case "arrow.left.circle": PackageResources.arrow_left_circle_svg
    case "arrow.left.circle.fill": PackageResources.arrow_left_circle_fill_svg
    case "arrow.right": PackageResources.arrow_right_svg
    case "arrow.right.circle": PackageResources.arrow_right_circle_svg
    case "arrow.right.circle.fill": PackageResources.arrow_right_circle_fill_svg
    case "arrow.triangle.2.circlepath": PackageResources.arrow_triangle_2_circlepath_svg
    case "arrow.up": PackageResources.arrow_up_svg
    case "arrow.up.and.down": PackageResources.arrow_up_and_down_svg
    case "arrow.up.arrow.down": PackageResources.arrow_up_arrow_down_svg
    case "arrow.up.circle": PackageResources.arrow_up_circle_svg
    case "arrow.up.circle.fill": PackageResources.arrow_up_circle_fill_svg
    case "arrow.up.forward": PackageResources.arrow_up_forward_svg
    case "arrow.up.left": PackageResources.arrow_up_left_svg
    case "arrow.up.left.and.arrow.down.right":
      PackageResources.arrow_up_left_and_arrow_down_right_svg
    case "arrow.up.right": PackageResources.arrow_up_right_svg
    case "arrow.up.to.line": PackageResources.arrow_up_to_line_svg
    case "arrow.uturn.backward": PackageResources.arrow_uturn_backward_svg
    case "arrow.uturn.forward": PackageResources.arrow_uturn_forward_svg
    case "arrow.uturn.left": PackageResources.arrow_uturn_left_svg
    case "arrow.uturn.right": PackageResources.arrow_uturn_right_svg
    case "arrowshape.turn.up.left": PackageResources.arrowshape_turn_up_left_svg
    case "arrowshape.turn.up.right": PackageResources.arrowshape_turn_up_right_svg
    case "backward.fill": PackageResources.backward_fill_svg
    case "bell": PackageResources.bell_svg
    case "bell.badge": PackageResources.bell_badge_svg
    case "bell.badge.fill": PackageResources.bell_badge_fill_svg
    case "bell.fill": PackageResources.bell_fill_svg
    case "bell.slash": PackageResources.bell_slash_svg
    case "bell.slash.fill": PackageResources.bell_slash_fill_svg
    case "bicycle": PackageResources.bicycle_svg
    case "bolt.fill": PackageResources.bolt_fill_svg
    case "book": PackageResources.book_svg
    case "bookmark": PackageResources.bookmark_svg
    case "bookmark.fill": PackageResources.bookmark_fill_svg
    case "bubble.left": PackageResources.bubble_left_svg
    case "bubble.left.and.bubble.right": PackageResources.bubble_left_and_bubble_right_svg
    case "bubble.left.fill": PackageResources.bubble_left_fill_svg
    case "bubble.right": PackageResources.bubble_right_svg
    case "bubble.right.fill": PackageResources.bubble_right_fill_svg
    case "bus.fill": PackageResources.bus_fill_svg
    case "calendar": PackageResources.calendar_svg
    case "calendar.badge.plus": PackageResources.calendar_badge_plus_svg
    case "camera": PackageResources.camera_svg
    case "camera.fill": PackageResources.camera_fill_svg
    case "capsule": PackageResources.capsule_svg
    case "capsule.fill": PackageResources.capsule_fill_svg
    case "car": PackageResources.car_svg
    case "car.fill": PackageResources.car_fill_svg
    case "cart.fill": PackageResources.cart_fill_svg
    case "cellularbars": PackageResources.cellularbars_svg
    case "checklist": PackageResources.checklist_svg
    case "checkmark": PackageResources.checkmark_svg
    case "checkmark.circle": PackageResources.checkmark_circle_svg
    case "checkmark.circle.fill": PackageResources.checkmark_circle_fill_svg
    case "checkmark.seal": PackageResources.checkmark_seal_svg
    case "checkmark.seal.fill": PackageResources.checkmark_seal_fill_svg
    case "checkmark.shield": PackageResources.checkmark_shield_svg
    case "checkmark.shield.fill": PackageResources.checkmark_shield_fill_svg
    case "checkmark.square": PackageResources.checkmark_square_svg
    case "checkmark.square.fill": PackageResources.checkmark_square_fill_svg
    case "chevron.backward": PackageResources.chevron_backward_svg
    case "chevron.backward.circle": PackageResources.chevron_backward_circle_svg
    case "chevron.backward.circle.fill": PackageResources.chevron_backward_circle_fill_svg
    case "chevron.compact.down": PackageResources.chevron_compact_down_svg
    case "chevron.compact.left": PackageResources.chevron_compact_left_svg
    case "chevron.compact.right": PackageResources.chevron_compact_right_svg
    case "chevron.compact.up": PackageResources.chevron_compact_up_svg
    case "chevron.down": PackageResources.chevron_down_svg
    case "chevron.down.circle": PackageResources.chevron_down_circle_svg
    case "chevron.down.circle.fill": PackageResources.chevron_down_circle_fill_svg
    case "chevron.forward": PackageResources.chevron_forward_svg
    case "chevron.forward.circle": PackageResources.chevron_forward_circle_svg
    case "chevron.forward.circle.fill": PackageResources.chevron_forward_circle_fill_svg
    case "chevron.left": PackageResources.chevron_left_svg
    case "chevron.left.2": PackageResources.chevron_left_2_svg
    case "chevron.left.circle": PackageResources.chevron_left_circle_svg
    case "chevron.left.circle.fill": PackageResources.chevron_left_circle_fill_svg
    case "chevron.left.forwardslash.chevron.right":
      PackageResources.chevron_left_forwardslash_chevron_right_svg
    case "chevron.right": PackageResources.chevron_right_svg
    case "chevron.right.2": PackageResources.chevron_right_2_svg
    case "chevron.right.circle": PackageResources.chevron_right_circle_svg
    case "chevron.right.circle.fill": PackageResources.chevron_right_circle_fill_svg
    case "chevron.up": PackageResources.chevron_up_svg
    case "chevron.up.chevron.down": PackageResources.chevron_up_chevron_down_svg
    case "chevron.up.circle": PackageResources.chevron_up_circle_svg
    case "chevron.up.circle.fill": PackageResources.chevron_up_circle_fill_svg
    case "circle": PackageResources.circle_svg
    case "circle.dashed": PackageResources.circle_dashed_svg
    case "circle.fill": PackageResources.circle_fill_svg
    case "circle.lefthalf.filled": PackageResources.circle_lefthalf_filled_svg
    case "clock": PackageResources.clock_svg
    case "clock.fill": PackageResources.clock_fill_svg
    case "cloud": PackageResources.cloud_svg
    case "cloud.bolt": PackageResources.cloud_bolt_svg
    case "cloud.bolt.fill": PackageResources.cloud_bolt_fill_svg
    case "cloud.fill": PackageResources.cloud_fill_svg
    case "cloud.rain": PackageResources.cloud_rain_svg
    case "cloud.rain.fill": PackageResources.cloud_rain_fill_svg
    case "cloud.snow": PackageResources.cloud_snow_svg
    case "cloud.snow.fill": PackageResources.cloud_snow_fill_svg
    case "cloud.sun": PackageResources.cloud_sun_svg
    case "cloud.sun.fill": PackageResources.cloud_sun_fill_svg
    case "creditcard": PackageResources.creditcard_svg
    case "creditcard.fill": PackageResources.creditcard_fill_svg
    case "diamond": PackageResources.diamond_svg
    case "diamond.fill": PackageResources.diamond_fill_svg
    case "doc": PackageResources.doc_svg
    case "doc.badge.plus": PackageResources.doc_badge_plus_svg
    case "doc.fill": PackageResources.doc_fill_svg
    case "doc.on.doc": PackageResources.doc_on_doc_svg
    case "doc.on.doc.fill": PackageResources.doc_on_doc_fill_svg
    case "doc.text": PackageResources.doc_text_svg
    case "doc.text.fill": PackageResources.doc_text_fill_svg
    case "ellipsis": PackageResources.ellipsis_svg
    case "ellipsis.circle": PackageResources.ellipsis_circle_svg
    case "ellipsis.circle.fill": PackageResources.ellipsis_circle_fill_svg
    case "envelope": PackageResources.envelope_svg
    case "envelope.fill": PackageResources.envelope_fill_svg
    case "envelope.open": PackageResources.envelope_open_svg
    case "exclamationmark": PackageResources.exclamationmark_svg
    case "exclamationmark.circle": PackageResources.exclamationmark_circle_svg
    case "exclamationmark.circle.fill": PackageResources.exclamationmark_circle_fill_svg
    case "exclamationmark.triangle": PackageResources.exclamationmark_triangle_svg
    case "exclamationmark.triangle.fill": PackageResources.exclamationmark_triangle_fill_svg
    case "eye": PackageResources.eye_svg
    case "eye.fill": PackageResources.eye_fill_svg
    case "eye.slash": PackageResources.eye_slash_svg
    case "eye.slash.fill": PackageResources.eye_slash_fill_svg
    case "flag": PackageResources.flag_svg
    case "flag.fill": PackageResources.flag_fill_svg
    case "flame.fill": PackageResources.flame_fill_svg
    case "folder": PackageResources.folder_svg
    case "folder.badge.plus": PackageResources.folder_badge_plus_svg
    case "folder.fill": PackageResources.folder_fill_svg
    case "forward.fill": PackageResources.forward_fill_svg
    case "gear": PackageResources.gear_svg
    case "gearshape": PackageResources.gearshape_svg
    case "gearshape.fill": PackageResources.gearshape_fill_svg
    case "globe": PackageResources.globe_svg
    case "hand.thumbsdown": PackageResources.hand_thumbsdown_svg
    case "hand.thumbsdown.fill": PackageResources.hand_thumbsdown_fill_svg
    case "hand.thumbsup": PackageResources.hand_thumbsup_svg
    case "hand.thumbsup.fill": PackageResources.hand_thumbsup_fill_svg
    case "headphones": PackageResources.headphones_svg
    case "heart": PackageResources.heart_svg
    case "heart.circle": PackageResources.heart_circle_svg
    case "heart.circle.fill": PackageResources.heart_circle_fill_svg
    case "heart.fill": PackageResources.heart_fill_svg
    case "heart.slash": PackageResources.heart_slash_svg
    case "hexagon": PackageResources.hexagon_svg
    case "hexagon.fill": PackageResources.hexagon_fill_svg
    case "hifispeaker.fill": PackageResources.hifispeaker_fill_svg
    case "hourglass": PackageResources.hourglass_svg
    case "house": PackageResources.house_svg
    case "house.fill": PackageResources.house_fill_svg
    case "hurricane": PackageResources.hurricane_svg
    case "icloud": PackageResources.icloud_svg
    case "icloud.and.arrow.down": PackageResources.icloud_and_arrow_down_svg
    case "icloud.and.arrow.up": PackageResources.icloud_and_arrow_up_svg
    case "icloud.fill": PackageResources.icloud_fill_svg
    case "info": PackageResources.info_svg
    case "info.circle": PackageResources.info_circle_svg
    case "info.circle.fill": PackageResources.info_circle_fill_svg
    case "key": PackageResources.key_svg
    case "key.fill": PackageResources.key_fill_svg
    case "leaf.fill": PackageResources.leaf_fill_svg
    case "lightbulb": PackageResources.lightbulb_svg
    case "lightbulb.fill": PackageResources.lightbulb_fill_svg
    case "line.3.horizontal": PackageResources.line_3_horizontal_svg
    case "line.3.horizontal.decrease": PackageResources.line_3_horizontal_decrease_svg
    case "line.3.horizontal.decrease.circle": PackageResources.line_3_horizontal_decrease_circle_svg
    case "line.3.horizontal.decrease.circle.fill":
      PackageResources.line_3_horizontal_decrease_circle_fill_svg
    case "line.horizontal.3": PackageResources.line_horizontal_3_svg
    case "line.horizontal.3.decrease": PackageResources.line_horizontal_3_decrease_svg
    case "line.horizontal.3.decrease.circle": PackageResources.line_horizontal_3_decrease_circle_svg
    case "line.horizontal.3.decrease.circle.fill":
      PackageResources.line_horizontal_3_decrease_circle_fill_svg
    case "link": PackageResources.link_svg
    case "list.bullet": PackageResources.list_bullet_svg
    case "list.bullet.rectangle": PackageResources.list_bullet_rectangle_svg
    case "list.dash": PackageResources.list_dash_svg
    case "list.number": PackageResources.list_number_svg
    case "location": PackageResources.location_svg
    case "location.circle": PackageResources.location_circle_svg
    case "location.circle.fill": PackageResources.location_circle_fill_svg
    case "location.fill": PackageResources.location_fill_svg
    case "lock": PackageResources.lock_svg
    case "lock.fill": PackageResources.lock_fill_svg
    case "lock.open": PackageResources.lock_open_svg
    case "lock.open.fill": PackageResources.lock_open_fill_svg
    case "magnifyingglass": PackageResources.magnifyingglass_svg
    case "magnifyingglass.circle": PackageResources.magnifyingglass_circle_svg
    case "magnifyingglass.circle.fill": PackageResources.magnifyingglass_circle_fill_svg
    case "map": PackageResources.map_svg
    case "map.fill": PackageResources.map_fill_svg
    case "mappin": PackageResources.mappin_svg
    case "mappin.and.ellipse": PackageResources.mappin_and_ellipse_svg
    case "mappin.circle": PackageResources.mappin_circle_svg
    case "mappin.circle.fill": PackageResources.mappin_circle_fill_svg
    case "message": PackageResources.message_svg
    case "message.fill": PackageResources.message_fill_svg
    case "mic": PackageResources.mic_svg
    case "mic.fill": PackageResources.mic_fill_svg
    case "mic.slash": PackageResources.mic_slash_svg
    case "mic.slash.fill": PackageResources.mic_slash_fill_svg
    case "minus": PackageResources.minus_svg
    case "minus.circle": PackageResources.minus_circle_svg
    case "minus.circle.fill": PackageResources.minus_circle_fill_svg
    case "minus.magnifyingglass": PackageResources.minus_magnifyingglass_svg
    case "minus.square": PackageResources.minus_square_svg
    case "minus.square.fill": PackageResources.minus_square_fill_svg
    case "moon": PackageResources.moon_svg
    case "moon.fill": PackageResources.moon_fill_svg
    case "moon.stars": PackageResources.moon_stars_svg
    case "moon.stars.fill": PackageResources.moon_stars_fill_svg
    case "music.mic": PackageResources.music_mic_svg
    case "music.note": PackageResources.music_note_svg
    case "paintbrush": PackageResources.paintbrush_svg
    case "paintbrush.fill": PackageResources.paintbrush_fill_svg
    case "paintpalette": PackageResources.paintpalette_svg
    case "paintpalette.fill": PackageResources.paintpalette_fill_svg
    case "paperclip": PackageResources.paperclip_svg
    case "paperplane": PackageResources.paperplane_svg
    case "paperplane.fill": PackageResources.paperplane_fill_svg
    case "pause.fill": PackageResources.pause_fill_svg
    case "person": PackageResources.person_svg
    case "person.fill": PackageResources.person_fill_svg
    case "photo": PackageResources.photo_svg
    case "play.fill": PackageResources.play_fill_svg
    case "plus": PackageResources.plus_svg
    case "plus.circle": PackageResources.plus_circle_svg
    case "plus.circle.fill": PackageResources.plus_circle_fill_svg
    case "plus.magnifyingglass": PackageResources.plus_magnifyingglass_svg
    case "plus.square": PackageResources.plus_square_svg
    case "plus.square.fill": PackageResources.plus_square_fill_svg
    case "questionmark": PackageResources.questionmark_svg
    case "questionmark.circle": PackageResources.questionmark_circle_svg
    case "questionmark.circle.fill": PackageResources.questionmark_circle_fill_svg
    case "rectangle": PackageResources.rectangle_svg
    case "rectangle.fill": PackageResources.rectangle_fill_svg
    case "rectangle.portrait": PackageResources.rectangle_portrait_svg
    case "rectangle.portrait.fill": PackageResources.rectangle_portrait_fill_svg
    case "seal": PackageResources.seal_svg
    case "seal.fill": PackageResources.seal_fill_svg
    case "shield": PackageResources.shield_svg
    case "shield.fill": PackageResources.shield_fill_svg
    case "snow": PackageResources.snow_svg
    case "snowflake": PackageResources.snowflake_svg
    case "sparkle": PackageResources.sparkle_svg
    case "sparkles": PackageResources.sparkles_svg
    case "square": PackageResources.square_svg
    case "square.and.arrow.up": PackageResources.square_and_arrow_up_svg
    case "square.and.pencil": PackageResources.square_and_pencil_svg
    case "square.dashed": PackageResources.square_dashed_svg
    case "square.fill": PackageResources.square_fill_svg
    case "square.grid.2x2": PackageResources.square_grid_2x2_svg
    case "square.on.square": PackageResources.square_on_square_svg
    case "star": PackageResources.star_svg
    case "star.circle": PackageResources.star_circle_svg
    case "star.circle.fill": PackageResources.star_circle_fill_svg
    case "star.fill": PackageResources.star_fill_svg
    case "star.leadinghalf.filled": PackageResources.star_leadinghalf_filled_svg
    case "star.slash": PackageResources.star_slash_svg
    case "stopwatch": PackageResources.stopwatch_svg
    case "sun.max": PackageResources.sun_max_svg
    case "sun.max.fill": PackageResources.sun_max_fill_svg
    case "tag": PackageResources.tag_svg
    case "tag.fill": PackageResources.tag_fill_svg
    case "text.aligncenter": PackageResources.text_aligncenter_svg
    case "text.alignleft": PackageResources.text_alignleft_svg
    case "text.alignright": PackageResources.text_alignright_svg
    case "text.bubble": PackageResources.text_bubble_svg
    case "timer": PackageResources.timer_svg
    case "tornado": PackageResources.tornado_svg
    case "tram.fill": PackageResources.tram_fill_svg
    case "trash": PackageResources.trash_svg
    case "trash.fill": PackageResources.trash_fill_svg
    case "tray": PackageResources.tray_svg
    case "triangle": PackageResources.triangle_svg
    case "triangle.fill": PackageResources.triangle_fill_svg
    case "tropicalstorm": PackageResources.tropicalstorm_svg
    case "wand.and.stars": PackageResources.wand_and_stars_svg
    case "wifi": PackageResources.wifi_svg
    case "wifi.slash": PackageResources.wifi_slash_svg
    case "wind": PackageResources.wind_svg
    case "xmark": PackageResources.xmark_svg
    case "xmark.circle": PackageResources.xmark_circle_svg
    case "xmark.circle.fill": PackageResources.xmark_circle_fill_svg
    case "xmark.square": PackageResources.xmark_square_svg
    case "xmark.square.fill": PackageResources.xmark_square_fill_svg
    default: nil
    }
  }
}
