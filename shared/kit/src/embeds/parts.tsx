import { Skeleton } from '@chakra-ui/react';
import { type ComponentType, Suspense } from 'react';
import { withLazyCatalog } from '../i18n/with-lazy-catalog.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { EmbedProps } from './embed.tsx';

const embeds = new LazyModule(() => withLazyCatalog(import(/* webpackChunkName: "embeds" */ './embed.tsx')));

/** Preloads the embeds before a page with one is rendered. Otherwise they are loaded on render. */
export const loadEmbeds = (): void => void embeds.load().catch(() => {});

const LazyEmbed: ComponentType<EmbedProps> = lazyComponent(embeds, (parts) => parts.Embed);

/** A player or page of another site, loaded on click. See `docs/developers/kit.md`. */
export function Embed(props: EmbedProps) {
  return (
    <Suspense fallback={<Skeleton aspectRatio={props.aspectRatio ?? 16 / 9} mb="8" width="100%" />}>
      <LazyEmbed {...props} />
    </Suspense>
  );
}
