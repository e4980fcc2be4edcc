import { cloneElement, type HTMLAttributes, type MouseEvent, type ReactElement } from 'react';

export interface TriggerOptions {
  /** Kind of overlay that it opens. */
  hasPopup: 'menu' | 'dialog';
  open: boolean;
  /** Whether the overlay is opened, but still loading. */
  busy: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
  /** Loads the overlay before it is opened: called on hover and focus. */
  prefetch: () => void;
}

/** Returns an element that opens an overlay on click, unless its own handler prevents that. */
export function withTriggerProps(
  element: ReactElement,
  { hasPopup, open, busy, onOpen, prefetch }: TriggerOptions,
  rest: HTMLAttributes<HTMLElement> = {},
): ReactElement {
  const control = element as ReactElement<HTMLAttributes<HTMLElement>>;
  const own = control.props;
  return cloneElement(control, {
    ...rest,
    'aria-haspopup': hasPopup,
    'aria-expanded': open,
    'aria-busy': busy || undefined,
    onClick: (event) => {
      own.onClick?.(event);
      if (!event.defaultPrevented) onOpen(event);
    },
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      prefetch();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      prefetch();
    },
  });
}
