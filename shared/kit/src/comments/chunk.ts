/** What members say to each other: fetched with the first page that has comments. */
export { Comments } from './comments.tsx';
