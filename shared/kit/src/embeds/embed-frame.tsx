import { Center, chakra, Spinner } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The framed page may run scripts and open windows, but not navigate this page or submit forms. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const ALLOW = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
/** Timeout for the frame to load, in milliseconds. */
const TIMEOUT_MS = 15_000;

interface EmbedFrameProps {
  src: string;
  title: string;
  onFailed: () => void;
}

/** The iframe. The parent can't inspect a cross-origin page, only detect a timeout or a CSP violation. */
export function EmbedFrame({ src, title, onFailed }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [here, setHere] = useState(false);
  const fail = useEffectEvent(onFailed);
  // The pressed button was removed, so the focus would be lost.
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
    const timer = setTimeout(() => fail(), TIMEOUT_MS);
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
