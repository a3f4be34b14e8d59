// The package's own source: the plug-in translates the other files of this folder.
