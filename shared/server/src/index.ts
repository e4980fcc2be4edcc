export { addressGroup } from './addresses/address-group.ts';
export { type TrustedProxies, trustedProxies } from './addresses/trusted-proxies.ts';
export { type BodyBounds, bodyBounds, SMALL_BODY } from './bodies/body-bounds.ts';
export { boundBodies } from './bodies/bound-bodies.ts';
export { answerBrokenRequest, REQUEST_TIMES } from './broken-requests.ts';
export { variableName, withSecretFiles } from './configuration/secret-files.ts';
export { preferredEncoding } from './encodings/preferred-encoding.ts';
export { escapeHtml } from './html/escape-html.ts';
export {
  derivedKey,
  derivedPrivateKey,
  derivedPublicKey,
  GAME_KEYS,
  GAME_SNAPSHOTS,
  gameKeySecret,
} from './keys/derived-key.ts';
export { preferredLanguage } from './languages/preferred-language.ts';
export { createLogDestination, type LogDestination } from './logs/log-destination.ts';
export { loggedError, pathOf, withoutSecrets } from './logs/log-text.ts';
export {
  createProcessMetrics,
  type ListeningMetrics,
  type ProcessMetrics,
} from './metrics/process-metrics.ts';
export { createOpenCounts, type OpenCounts } from './open-counts.ts';
export { RefusedRequest } from './refused-request.ts';
export { type TracingSettings, tracingEnvironment, tracingSettings } from './tracing/tracing-settings.ts';
