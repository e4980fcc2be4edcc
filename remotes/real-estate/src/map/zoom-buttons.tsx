import { IconButton, Stack } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { Map as LeafletMap } from 'leaflet';
import { Maximize, Minus, Plus } from 'lucide-react';

interface ZoomButtonsProps {
  map: LeafletMap;
  zoom: number;
  onWhole: () => void;
}

export function ZoomButtons({ map, zoom, onWhole }: ZoomButtonsProps) {
  const { t } = useLingui();
  return (
    <Stack gap="1" position="absolute" top="3" right="3" zIndex="2">
      <IconButton
        size="sm"
        variant="surface"
        aria-label={t`Zoom in`}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        <Plus />
      </IconButton>
      <IconButton
        size="sm"
        variant="surface"
        aria-label={t`Zoom out`}
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        <Minus />
      </IconButton>
      <IconButton size="sm" variant="surface" aria-label={t`Show the whole city`} onClick={onWhole}>
        <Maximize />
      </IconButton>
    </Stack>
  );
}
