/** The light build has the interface of the whole one, and brings no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
