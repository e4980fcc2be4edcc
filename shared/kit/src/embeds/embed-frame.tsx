import { Center, chakra, Spinner } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What stands in the frame may run and open windows. It can't lead this page elsewhere, and sends no forms. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const ALLOW = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
/** How long it may take before it counts as not answering, in milliseconds. */
const PATIENCE = 15_000;

interface EmbedFrameProps {
  src: string;
  title: string;
  onFailed: () => void;
}

/** The frame itself. Whether another site's page is the right one nobody can see from here: only that none came, or that it was refused. */
export function EmbedFrame({ src, title, onFailed }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [here, setHere] = useState(false);
  const fail = useEffectEvent(onFailed);
  // The button that was pressed is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const { origin } = new URL(src);
    const refuse = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) fail();
    };
    document.addEventListener('securitypolicyviolation', refuse);
    return () => document.removeEventListener('securitypolicyviolation', refuse);
  }, [src]);
  useEffect(() => {
    if (here) return;
    const timer = setTimeout(() => fail(), PATIENCE);
    return () => clearTimeout(timer);
  }, [here]);
  return (
    <>
      {!here && (
        <Center position="absolute" inset="0" color="fg.muted" aria-hidden>
          <Spinner size="lg" />
        </Center>
      )}
      <chakra.iframe
        ref={frame}
        title={title}
        src={src}
        sandbox={SANDBOX}
        allow={ALLOW}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setHere(true)}
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
      />
    </>
  );
}
