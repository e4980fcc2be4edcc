import { i18n } from '@boardwalk/kit';

/** Formats a size in the reader's language. @param bytes size in bytes. */
export function fileSize(bytes: number): string {
  const inKilobytes = bytes < 1024 * 1024;
  return i18n.number(inKilobytes ? bytes / 1024 : bytes / 1024 / 1024, {
    style: 'unit',
    unit: inKilobytes ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: inKilobytes ? 0 : 1,
  });
}
