import { canonicalJson } from '@boardwalk/contracts';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { delayedWrite } from '../drafts/delayed-write.ts';
import { localDrafts } from '../drafts/local-drafts.ts';
import { useSession } from '../session/session.ts';

const NEW = 'new';

/** Storage of a form's draft in this browser. */
export interface FormDraft {
  /** Type of the draft: `docs`. */
  area: string;
  /** Id of the row, `new` for one without an id. Two tabs with something new have separate drafts. */
  id: string;
  /** Version of the row that the form begins with; 0 without one. */
  version?: number;
  /** Called if the draft is based on another version, for a page that shows both; without it the summary shows a notice. */
  onEarlier?: (upon: number) => void;
}

/** Stores the values, after a pause in typing, until they are sent, and restores them when the form is opened again. */
export function useStoredDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: FormDraft | undefined,
) {
  const memberId = useSession().user?.id ?? '';
  const { area, id: givenId, version = 0 } = draft ?? { area: '', id: '' };
  const [restored, setRestored] = useState<'current' | 'earlier'>();
  // A draft keeps its base version until it is sent or discarded, however often it is opened.
  const upon = useRef<number>(undefined);
  const announce = useEffectEvent((stored: number) => {
    if (stored === version) setRestored('current');
    else if (draft?.onEarlier) draft.onEarlier(stored);
    else setRestored('earlier');
  });
  useLayoutEffect(() => {
    if (area === '') return;
    const drafts = localDrafts<Values>(area);
    let stop = () => {};
    let isLeft = false;
    const begin = (id: string) => {
      const stored = drafts.read(memberId, id);
      const begun = form.getValues();
      if (stored && isSame(stored.draft, begun)) drafts.write(memberId, id, begun, upon.current ?? version);
      else if (stored) {
        form.reset({ ...begun, ...stored.draft }, { keepDefaultValues: true });
        upon.current = stored.version;
        announce(stored.version);
      }
      const store = (values: Values, defaultValues: unknown) => {
        if (!isSame(values, defaultValues)) {
          drafts.write(memberId, id, values, upon.current ?? version);
          return;
        }
        drafts.remove(memberId, id);
        upon.current = undefined;
        setRestored(undefined);
      };
      const delayed = delayedWrite();
      const unsubscribe = form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues, type }) => {
          delayed.schedule(() => store(values, defaultValues));
          // Only typing waits: a sent or discarded draft is deleted immediately.
          if (type !== 'change') delayed.flush();
        },
      });
      return () => {
        delayed.flush();
        unsubscribe();
      };
    };
    if (givenId !== NEW) stop = begin(givenId);
    else
      void drafts.openNew(memberId).then(({ id, close }) => {
        if (isLeft) return close();
        const end = begin(id);
        stop = () => {
          end();
          close();
        };
      });
    return () => {
      isLeft = true;
      stop();
    };
  }, [form, area, givenId, memberId, version]);
  return {
    restored,
    /** Marks the draft as adopted or discarded. */
    hideNotice: () => setRestored(undefined),
  };
}

/** Returns whether two sets of values are equal, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
