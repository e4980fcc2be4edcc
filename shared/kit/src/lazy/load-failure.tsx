import { Box, VisuallyHidden } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBox } from '../components/error-box.tsx';

interface LoadedPartProps {
  /** Loads the chunk again. */
  load: () => Promise<unknown>;
  /** The component; undefined while its chunk isn't loaded. */
  children: ReactNode;
}

/** A component whose chunk could not be loaded: an error with "Try again" in its place until it is. */
export function LoadedPart({ load, children }: LoadedPartProps) {
  const hadFocus = useRef(false);
  if (children === undefined) return <LoadFailure load={load} hadFocus={hadFocus} />;
  return (
    <>
      <LoadedNotice hadFocus={hadFocus} />
      {children}
    </>
  );
}

interface LoadFailureProps {
  load: () => Promise<unknown>;
  /** Set when it is removed: whether the focus was in it. */
  hadFocus: RefObject<boolean>;
}

function LoadFailure({ load, hadFocus }: LoadFailureProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'failed' | 'loading' | 'failed again'>('failed');
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  const retry = () => {
    setState('loading');
    load().catch(() => setState('failed again'));
  };
  return (
    <Box ref={box}>
      <ErrorBox
        title={t`This part of the page could not be loaded`}
        busy={state === 'loading'}
        onRetry={retry}
      />
      <VisuallyHidden role="status">
        {state === 'loading' && t`Loading`}
        {state === 'failed again' && t`Loading failed again`}
      </VisuallyHidden>
    </Box>
  );
}

/** Takes the focus of "Try again", which is removed, and announces the result. */
function LoadedNotice({ hadFocus }: { hadFocus: RefObject<boolean> }) {
  const { t } = useLingui();
  const notice = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(true);
  useLayoutEffect(() => {
    if (hadFocus.current) notice.current?.focus({ preventScroll: true });
    else setShown(false);
  }, [hadFocus]);
  if (!isShown) return null;
  return (
    <VisuallyHidden ref={notice} tabIndex={-1} onBlur={() => setShown(false)}>
      {t`This part of the page is loaded`}
    </VisuallyHidden>
  );
}
