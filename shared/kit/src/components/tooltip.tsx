import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { overlays } from '../chakra/overlays.ts';

/** Hover time before a tooltip opens, in milliseconds. Chakra's delay between neighboring tooltips is 300 ms. */
const OPEN_DELAY_MS = 700;
const CLOSE_DELAY_MS = 300;

/** A short description of a control, on hover and focus. Must not be the only source of the information. */
export function Tooltip({
  content,
  children,
}: {
  content: ReactNode;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}) {
  const id = useId();
  const ids = { trigger: `${id}control`, content: `${id}tooltip` };
  const over = overlays.use();
  const { open, wanted, show, hide } = useDelayed();
  const control = cloneElement(children, {
    id: ids.trigger,
    'aria-describedby': open && over ? ids.content : undefined,
    onPointerMove: (event) => event.pointerType !== 'touch' && show(OPEN_DELAY_MS),
    onPointerLeave: () => hide(CLOSE_DELAY_MS, false),
    onPointerDown: () => hide(0, true),
    onFocus: (event) => event.currentTarget.matches(':focus-visible') && show(0),
    onBlur: () => hide(0),
  });
  return (
    <>
      {control}
      {over && wanted && (
        <over.TooltipBubble ids={ids} open={open} onClose={() => hide(0)}>
          {content}
        </over.TooltipBubble>
      )}
    </>
  );
}

/** Delayed opening and closing; `wanted` stays true after the first opening. After a click it stays closed until the pointer has left. */
function useDelayed() {
  const [state, setState] = useState({ open: false, wanted: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const aim = useRef(false);
  const quiet = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const toggle = (open: boolean, delay: number) => {
    if (aim.current === open) return;
    aim.current = open;
    clearTimeout(timer.current);
    const put = () => setState((before) => ({ open, wanted: before.wanted || open }));
    if (delay === 0) put();
    else timer.current = setTimeout(put, delay);
  };
  return {
    ...state,
    show(delay: number) {
      if (quiet.current) return;
      overlays.load().catch(() => {});
      toggle(true, delay);
    },
    hide(delay: number, staysQuiet = quiet.current) {
      quiet.current = staysQuiet;
      toggle(false, delay);
    },
  };
}
