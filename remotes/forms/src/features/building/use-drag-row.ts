import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface DragRow {
  key: string;
  index: number;
  onMove: (from: number, to: number) => void;
}

const KIND = 'form-field';

/** A row that can be dragged by its handle, and dropped onto. With the keyboard it is moved with buttons instead. */
export function useDragRow({ key, index, onMove }: DragRow) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState<'above' | 'below'>();
  const currentIndex = useEffectEvent(() => index);
  const drop = useEffectEvent((from: number, edge: 'above' | 'below') => {
    const to = edge === 'above' ? index : index + 1;
    // Without the dragged row, everything below it moves up.
    onMove(from, from < to ? to - 1 : to);
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const edgeOf = (y: number): 'above' | 'below' => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? 'above' : 'below';
    };
    return combine(
      draggable({
        element,
        dragHandle: handle.current ?? undefined,
        getInitialData: () => ({ kind: KIND, key, index: currentIndex() }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === KIND && source.data.key !== key,
        onDrag: ({ location }) => setOver(edgeOf(location.current.input.clientY)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          drop(Number(source.data.index), edgeOf(location.current.input.clientY));
        },
      }),
    );
  }, [key]);
  return { row, handle, over };
}
