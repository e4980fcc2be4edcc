import { remote } from '@boardwalk/build/remote';

export default remote({ folder: import.meta.dirname });
