import { Box, CloseButton, Heading, Link, Stack } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDescription } from './bubbles.tsx';
import type { MapProperty } from './planar-clusters.ts';
import { PropertyPreview } from './property-preview.tsx';

/** Shown properties of the map: one of them, or those at one place. */
export type Shown = { code: string } | { properties: readonly MapProperty[] };

interface MapCardProps {
  shown: Shown;
  onClose: () => void;
}

/** A card over the map. The focus moves into it; Escape closes it. */
export function MapCard({ shown, onClose }: MapCardProps) {
  const { t } = useLingui();
  const card = useRef<HTMLDivElement>(null);
  const name = 'code' in shown ? shown.code : undefined;
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <Box
      ref={card}
      role="dialog"
      aria-label={name ? t`Property ${name}` : t`Properties at one place`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      position="absolute"
      left="3"
      right="3"
      bottom="3"
      zIndex="3"
      maxW="26rem"
      mx="auto"
      maxH="calc(100% - 1.5rem)"
      overflowY="auto"
      bg="bg.panel"
      borderWidth="1.5px"
      borderColor="fg"
      borderRadius="lg"
      boxShadow="lg"
      p="3"
      pr="12"
    >
      {'code' in shown ? (
        <PropertyPreview code={shown.code} />
      ) : (
        <SamePlace properties={shown.properties}>
          <Plural
            value={shown.properties.length}
            one="# property at this place"
            other="# properties at this place"
          />
        </SamePlace>
      )}
      <CloseButton position="absolute" top="2" right="2" aria-label={t`Close`} onClick={onClose} />
    </Box>
  );
}

function SamePlace({ properties, children }: { properties: readonly MapProperty[]; children: ReactNode }) {
  const describe = useDescription();
  return (
    <Stack gap="1">
      <Heading as="h3" textStyle="md">
        {children}
      </Heading>
      <Box as="ul" listStyleType="none">
        {properties.map((property) => (
          <Box
            as="li"
            key={property.code}
            py="1.5"
            borderTopWidth="1px"
            css={{ '& a:hover': { textDecoration: 'underline' } }}
          >
            <Link to={`/real-estate/${property.code}`}>{describe(property)}</Link>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
