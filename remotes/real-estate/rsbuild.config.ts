import { remote } from '@boardwalk/tooling/remote';

export default remote({ folder: import.meta.dirname });
