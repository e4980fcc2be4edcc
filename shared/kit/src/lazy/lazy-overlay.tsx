import {
  Children,
  type ComponentType,
  createContext,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useCountedOverlay } from '../overlays/open-overlays.ts';
import { lazyComponent } from './lazy-component.ts';
import type { LazyModule } from './lazy-module.ts';
import { namespaceOf } from './lazy-namespace.tsx';
import { withTriggerProps } from './with-trigger-props.ts';

type AnyProps = Record<string, unknown>;
type AnyComponent = ComponentType<AnyProps>;

/** A trigger before its overlay is loaded: opens it, and preloads it on hover or focus. */
interface Pending {
  open: () => void;
  prefetch: () => void;
  busy: boolean;
}

const PendingOverlay = createContext<Pending | null>(null);

/**
 * An overlay component of Chakra (`Menu`, `Dialog`…), loaded when it is first opened. Until then only its working trigger is rendered, also on the
 * server.
 * @param hasPopup kind of overlay for `aria-haspopup`.
 */
export function lazyOverlay<T, N extends object>(
  file: LazyModule<T>,
  pick: (parts: T) => N,
  hasPopup: 'menu' | 'dialog',
): N {
  const partOf = (part: string) =>
    lazyComponent(file, (parts) => pick(parts)[part as keyof N]) as AnyComponent;
  return namespaceOf<N>((part) => {
    if (part === 'Root') return overlayRoot(file as LazyModule<unknown>, partOf('Root'));
    if (part === 'Trigger') return overlayTrigger(partOf('Trigger'), hasPopup);
    return hiddenWhilePending(partOf(part));
  });
}

interface RootProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (change: { open: boolean }) => void;
  children?: ReactNode;
}

function overlayRoot(file: LazyModule<unknown>, Root: AnyComponent) {
  const Controlled = openOnceMounted(Root);
  return function OverlayRoot({ open, defaultOpen = false, onOpenChange, ...rest }: RootProps) {
    const [ownOpen, setOwnOpen] = useState(defaultOpen);
    const [wanted, setWanted] = useState(false);
    const isOpen = open ?? ownOpen;
    if (isOpen && !wanted) setWanted(true);
    useCountedOverlay(isOpen);
    const change = (details: { open: boolean }) => {
      setOwnOpen(details.open);
      onOpenChange?.(details);
    };
    const here = file.use();
    useEffect(() => {
      if (!wanted || here) return;
      // If it can't be loaded it closes again, so that the user can retry.
      file.load().catch(() => {
        setWanted(false);
        setOwnOpen(false);
        onOpenChange?.({ open: false });
      });
    }, [wanted, here, onOpenChange]);
    if (wanted && here) return <Controlled {...rest} open={isOpen} onOpenChange={change} />;
    const pending: Pending = {
      open: () => change({ open: true }),
      prefetch: () => void file.load().catch(() => {}),
      busy: wanted,
    };
    return <PendingOverlay value={pending}>{rest.children}</PendingOverlay>;
  };
}

/** An overlay that is initially open wouldn't move the focus: mount it closed, then open it. */
function openOnceMounted(Root: AnyComponent) {
  return function OpenOnceMounted({ open, ...rest }: AnyProps) {
    const [mounted, setMounted] = useState(false);
    useEffect(() => setMounted(true), []);
    return <Root {...rest} open={mounted && open} />;
  };
}

function overlayTrigger(Trigger: AnyComponent, hasPopup: 'menu' | 'dialog') {
  return function OverlayTrigger(props: AnyProps) {
    const pending = useContext(PendingOverlay);
    return pending ? (
      <PendingTrigger {...props} pending={pending} hasPopup={hasPopup} />
    ) : (
      <Trigger {...props} />
    );
  };
}

interface PendingTriggerProps extends HTMLAttributes<HTMLElement> {
  asChild?: boolean;
  pending: Pending;
  hasPopup: 'menu' | 'dialog';
}

function PendingTrigger({ asChild, children, pending, hasPopup, ...rest }: PendingTriggerProps) {
  const control = asChild ? Children.only(children) : <button type="button">{children}</button>;
  return withTriggerProps(
    control as ReactElement,
    {
      hasPopup,
      open: false,
      busy: pending.busy,
      onOpen: pending.open,
      prefetch: pending.prefetch,
    },
    rest,
  );
}

function hiddenWhilePending(Part: AnyComponent) {
  return function OverlayPart(props: AnyProps) {
    return useContext(PendingOverlay) ? null : <Part {...props} />;
  };
}
