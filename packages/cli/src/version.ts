// Which Messdeck this is; a test holds it to the package's own version.

export const VERSION = '0.1.0';
