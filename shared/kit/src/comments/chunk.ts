/** Comments, loaded with the first page that shows some. */
export { Comments } from './comments.tsx';
