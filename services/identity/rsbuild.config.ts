import { service } from '@boardwalk/tooling/service';

export default service({ name: 'identity' });
