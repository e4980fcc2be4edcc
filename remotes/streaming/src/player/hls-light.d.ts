/** The light build has the interface of the full one, but no types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
