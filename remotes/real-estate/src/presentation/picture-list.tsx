import { Box, undoable, VisuallyHidden } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { PictureRow } from './picture-row.tsx';
import { type DescribedPicture, moved } from './pictures.ts';

interface PictureListProps {
  pictures: readonly DescribedPicture[];
  /** Whether missing alternative texts are marked. */
  checked: boolean;
  onChange: (change: (pictures: readonly DescribedPicture[]) => DescribedPicture[]) => void;
}

/** The pictures of a property in order: movable by buttons or dragging. */
export function PictureList({ pictures, checked, onChange }: PictureListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState<number>();
  const pressed = useRef<string>(undefined);
  // A moved row has lost the focus.
  useEffect(() => {
    if (!pressed.current) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length) return;
    pressed.current = `${pictures[from]?.mediaId} ${to < from ? 'up' : 'down'}`;
    onChange((all) => moved(all, from, to));
    setSaid(to + 1);
  };
  const remove = (index: number, picture: DescribedPicture) => {
    onChange((all) => all.filter(({ mediaId }) => mediaId !== picture.mediaId));
    undoable({
      message: t`The picture is removed.`,
      undo: () => {
        onChange((all) => [...all.slice(0, index), picture, ...all.slice(index)]);
      },
    });
  };
  return (
    <>
      <Box as="ul" ref={list} listStyleType="none" borderTopWidth={pictures.length > 0 ? '1px' : undefined}>
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.mediaId}
            picture={picture}
            index={index}
            count={pictures.length}
            invalid={checked && picture.alt.trim() === ''}
            dragged={dragged === picture.mediaId}
            onAlt={(alt) =>
              onChange((all) => all.map((one) => (one.mediaId === picture.mediaId ? { ...one, alt } : one)))
            }
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index, picture)}
            onDrag={(begins) => setDragged(begins ? picture.mediaId : undefined)}
            onDragOver={() => {
              const from = pictures.findIndex(({ mediaId }) => mediaId === dragged);
              if (from >= 0 && from !== index) onChange((all) => moved(all, from, index));
            }}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">
        {said !== undefined && (
          <Trans>
            Picture {said} of {pictures.length}
          </Trans>
        )}
      </VisuallyHidden>
    </>
  );
}
