import type { SystemStyleObject } from '@boardwalk/kit';

/** The part of Leaflet's style sheet that this map needs; the rest is for controls, popups and their images. */
export const LEAFLET_STYLES: SystemStyleObject = {
  '& .city-map': {
    position: 'relative',
    zIndex: 0,
    height: '100%',
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'var(--art-water)',
  },
  '& .leaflet-pane, & .leaflet-image-layer': { position: 'absolute', left: 0, top: 0 },
  '& .leaflet-pane': { zIndex: 4 },
  '& .leaflet-overlay-pane': { zIndex: 4 },
  '& .leaflet-properties-pane': { zIndex: 6 },
  '& .leaflet-image-layer': {
    maxWidth: 'none',
    maxHeight: 'none',
    pointerEvents: 'none',
    userSelect: 'none',
  },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '& .leaflet-zoom-anim .leaflet-zoom-animated': {
    transition: 'transform 0.24s cubic-bezier(0, 0, 0.25, 1)',
    willChange: 'transform',
  },
  '& .leaflet-touch-zoom': { touchAction: 'pan-x pan-y' },
  '& .leaflet-touch-drag': { touchAction: 'pinch-zoom' },
  '& .leaflet-touch-drag.leaflet-touch-zoom': { touchAction: 'none' },
  '& .leaflet-grab': { cursor: 'grab' },
  '& .leaflet-dragging .leaflet-grab': { cursor: 'grabbing' },
};
