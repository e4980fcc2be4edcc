import { service } from '@boardwalk/tooling/service';

export default service({
  name: 'api',
  entries: {
    'remove-demo': './src/demo/remove.main.ts',
    seed: './src/demo/seed.main.ts',
    backup: './src/backup/backup.main.ts',
    doctor: './src/doctor/doctor.main.ts',
  },
  unbundled: ['sharp', '@takumi-rs/core'],
});
