import { chakra } from '@chakra-ui/react';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CatalogProvider } from '../i18n/catalog-provider.tsx';
import { addCatalog } from '../i18n/catalogs.ts';
import type { SlotFiller, SlotFillerDefinition, SlotSource } from './slot-source.ts';

/** Distance from the window at which a component is loaded. */
const NEAR = '400px';

interface SlotContentProps {
  source: SlotSource;
  filler: SlotFiller;
  props: object;
  /** Whether the component may be loaded. */
  ready: boolean;
  /** Rendered until it is loaded. */
  pending: ReactNode;
  /** Rendered if it can't be loaded. */
  failed: ReactNode;
}

/** A component of another remote, loaded when its place is near the visible part of the page. */
export function SlotContent({ source, filler, props, ready, pending, failed }: SlotContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const scrolls = useOverflow(box);
  const loaded = useDefinition({ source, filler, wanted: isNear && ready });
  return (
    <chakra.div
      ref={box}
      // In the row of a menu.
      flex="1"
      minW="0"
      height="100%"
      overflowY="auto"
      // A scrollable part has to be reachable by keyboard.
      tabIndex={scrolls ? 0 : undefined}
    >
      {loaded === 'failed' ? (
        failed
      ) : loaded ? (
        <Suspense fallback={pending}>
          <Loaded definition={loaded} props={props} />
          <Rendered onRendered={() => void source.rendered(filler)} />
        </Suspense>
      ) : (
        pending
      )}
    </chakra.div>
  );
}

function Loaded({
  definition: { Component, catalog },
  props,
}: {
  definition: SlotFillerDefinition;
  props: object;
}) {
  const component = <AnyComponent as={Component as ComponentType<object>} props={props} />;
  return catalog ? <CatalogProvider catalog={catalog}>{component}</CatalogProvider> : component;
}

function AnyComponent({ as: Component, props }: { as: ComponentType<object>; props: object }) {
  return <Component {...props} />;
}

/** Sibling of the component in its boundary: once this is mounted, so is the component. */
function Rendered({ onRendered }: { onRendered: () => void }) {
  const report = useRef(onRendered);
  useEffect(() => report.current(), []);
  return null;
}

interface Wanted {
  source: SlotSource;
  filler: SlotFiller;
  wanted: boolean;
}

/** Loads a component once it is wanted. */
function useDefinition({ source, filler, wanted }: Wanted): SlotFillerDefinition | 'failed' | undefined {
  const [loaded, setLoaded] = useState<SlotFillerDefinition | 'failed'>();
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    const load = async () => {
      const definition = await source.load(filler);
      if (definition.catalog) await addCatalog(definition.catalog);
      return definition;
    };
    load().then(
      (definition) => {
        if (!isGone) setLoaded(definition);
      },
      (error: unknown) => {
        void Promise.resolve(source.failed(filler, error)).catch(() => {});
        if (!isGone) setLoaded('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [source, filler, wanted]);
  return loaded;
}

/** Returns whether an element is, or was, near the visible part of the page. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}

/** Returns whether the content of an element is higher than the element. */
function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight + 1);
    const sizes = new ResizeObserver(measure);
    // The box has a fixed height, so its content is observed as well.
    const watch = () => {
      sizes.disconnect();
      for (const each of [box, ...box.children]) sizes.observe(each);
    };
    const children = new MutationObserver(watch);
    children.observe(box, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [element]);
  return overflows;
}
