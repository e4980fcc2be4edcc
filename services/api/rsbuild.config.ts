import { service } from '@boardwalk/build/service';

export default service({
  name: 'api',
  entries: {
    'remove-demo': './src/demo/remove.main.ts',
    seed: './src/demo/seed.main.ts',
    backup: './src/backup/backup.main.ts',
    doctor: './src/doctor/doctor.main.ts',
  },
  unbundled: [
    'sharp',
    '@takumi-rs/core',
    // Read from their files when a card needs their characters.
    '@fontsource-variable/noto-sans',
    '@fontsource-variable/noto-sans-arabic',
    '@fontsource-variable/noto-sans-hebrew',
    '@fontsource-variable/noto-sans-jp',
    '@fontsource-variable/noto-sans-kr',
    '@fontsource-variable/noto-sans-sc',
    '@fontsource-variable/noto-sans-thai',
  ],
});
