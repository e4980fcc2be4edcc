// First in the development build of the shell, before react-dom: React tells its renderers to whoever stands here by then.
import * as runtime from 'react-refresh/runtime';
import { place } from './place.ts';

runtime.injectIntoGlobalHook(globalThis);
place.boardwalkRefresh = runtime;
