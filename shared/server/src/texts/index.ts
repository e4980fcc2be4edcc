export { errorText, fieldText, serverText, serverTexts } from './server-text.ts';
