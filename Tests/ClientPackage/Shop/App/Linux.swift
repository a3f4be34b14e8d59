// The package's own source on Linux: the plug-in translates the other files of this folder.
