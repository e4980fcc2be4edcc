import { Box, chakra } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** Interval at which a loaded frame is checked for its content, and the time after which it is shown without, in milliseconds. */
const CHECK_INTERVAL_MS = 100;
const MAX_WAIT_MS = 5_000;

interface PreviewFramesProps {
  /** URL of the page; undefined until there is one. */
  src: string | undefined;
  isPhone: boolean;
  /** Scale of the page in the width of a desktop. */
  scale: number;
}

const WIDTHS = { phone: '390px', desktop: '1280px' } as const;

/** The page in a frame. The previous frame stays visible until the next one has its content, so that a change doesn't flash. */
export function PreviewFrames({ src, isPhone, scale }: PreviewFramesProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<string>();
  const shownFrame = useRef<HTMLIFrameElement>(null);
  const show = (source: string, frame: HTMLIFrameElement) => {
    const previous = shownFrame.current?.contentWindow;
    // The same page stays where it was scrolled to.
    if (previous && previous.location.pathname === frame.contentWindow?.location.pathname)
      frame.contentWindow.scrollTo(0, previous.scrollY);
    shownFrame.current = frame;
    setShown(source);
  };
  const sources = [...new Set([shown, src])].filter((one) => one !== undefined);
  return (
    <Box position="relative" height="100%" aria-busy={shown !== src}>
      {sources.map((source) => {
        const isShown = source === shown || shown === undefined;
        return (
          <Frame
            key={source}
            src={source}
            title={isShown ? t`Preview of the site` : t`Next preview`}
            isHidden={!isShown}
            isPhone={isPhone}
            scale={scale}
            onReady={(frame) => show(source, frame)}
          />
        );
      })}
    </Box>
  );
}

interface FrameProps {
  src: string;
  title: string;
  isHidden: boolean;
  isPhone: boolean;
  scale: number;
  /** Called once the frame can be shown. */
  onReady: (frame: HTMLIFrameElement) => void;
}

function Frame({ src, title, isHidden, isPhone, scale, onReady }: FrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement>();
  useEffect(() => {
    if (!frame || !isHidden) return;
    const begin = performance.now();
    const timer = setInterval(() => {
      if (!hasContent(frame) && performance.now() - begin < MAX_WAIT_MS) return;
      clearInterval(timer);
      onReady(frame);
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
    // `onReady` of the same source does the same.
  }, [frame, isHidden]);
  return (
    <chakra.iframe
      title={title}
      // All other pages of the site forbid framing.
      src={src}
      aria-hidden={isHidden || undefined}
      tabIndex={isHidden ? -1 : undefined}
      visibility={isHidden ? 'hidden' : undefined}
      position="absolute"
      insetBlockStart="0"
      insetInlineStart={isPhone ? '50%' : '0'}
      border="0"
      width={isPhone ? WIDTHS.phone : WIDTHS.desktop}
      maxW={isPhone ? '100%' : 'none'}
      height={isPhone ? '100%' : `${100 / scale}%`}
      transform={isPhone ? 'translateX(-50%)' : `scale(${scale})`}
      transformOrigin="0 0"
      onLoad={({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
        setFrame(currentTarget);
        // The first frame has no predecessor to replace.
        if (!isHidden) onReady(currentTarget);
      }}
    />
  );
}

/** Returns whether a page has more than its placeholder. */
function hasContent(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument?.querySelector('h1') != null;
}
