// The map of the states.

export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
