import { defineRemote } from '@boardwalk/kit';
import { HomeRoute } from './routes/home.route.tsx';
import { words } from './words.ts';

export default defineRemote({ routes: { '/': HomeRoute }, words });
