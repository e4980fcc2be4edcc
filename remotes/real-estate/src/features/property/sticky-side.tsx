import { Box } from '@boardwalk/kit';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A column that stays in view next to a longer one, in wide windows. If it is taller than the window, it scrolls until its end is visible and then
 * stays, so that none of its content is out of reach.
 */
export function StickySide({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    const measure = () => element.style.setProperty('--side-height', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={column}
      minW="0"
      position={{ lg: 'sticky' }}
      top={{ lg: 'min(6rem, calc(100svh - var(--side-height, 0px) - 1.5rem))' }}
    >
      {children}
    </Box>
  );
}
