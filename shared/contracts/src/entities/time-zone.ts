/**
 * Zone names that browsers and ICU still report although the IANA database has renamed them, each followed by the current name. `Intl` accepts both.
 * Source: the `backward` file of the IANA time zone database.
 */
const RENAMED = /* @__PURE__ */ new Map(
  `Africa/Asmera Africa/Asmara
America/Buenos_Aires America/Argentina/Buenos_Aires
America/Catamarca America/Argentina/Catamarca
America/Coral_Harbour America/Atikokan
America/Cordoba America/Argentina/Cordoba
America/Godthab America/Nuuk
America/Indianapolis America/Indiana/Indianapolis
America/Jujuy America/Argentina/Jujuy
America/Louisville America/Kentucky/Louisville
America/Mendoza America/Argentina/Mendoza
Asia/Calcutta Asia/Kolkata
Asia/Katmandu Asia/Kathmandu
Asia/Rangoon Asia/Yangon
Asia/Saigon Asia/Ho_Chi_Minh
Atlantic/Faeroe Atlantic/Faroe
Europe/Kiev Europe/Kyiv
Pacific/Enderbury Pacific/Kanton
Pacific/Ponape Pacific/Pohnpei
Pacific/Truk Pacific/Chuuk`
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);

/** Returns the current name of a zone that a browser reports. */
export const currentZoneName = (zone: string): string => RENAMED.get(zone) ?? zone;

/**
 * Returns the canonical spelling of a zone: `europe/berlin` and `Europe/Kiev` become `Europe/Berlin` and `Europe/Kyiv`. Undefined for a name that is no zone; offsets such as
 * `+01:00` are no zones, because they have no summer time.
 */
export function canonicalZone(name: string): string | undefined {
  // SystemV and Etc/Unknown are names of ICU that the IANA database doesn't have.
  if (!/^[a-z]/i.test(name) || /^(systemv|etc\/unknown)/i.test(name)) return undefined;
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return currentZoneName(zone);
  } catch {
    return undefined;
  }
}

/** Returns the canonical names of all zones that this runtime supports, sorted, including `UTC`. */
export function allZones(): string[] {
  const named = Intl.supportedValuesOf('timeZone').map(currentZoneName);
  return [...new Set([...named, 'UTC'])].sort();
}
