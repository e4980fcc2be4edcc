import { district } from './demo-property.ts';

const OLD_EXCHANGE = district('old-exchange', 'OE', [
  ['office', 'Corner office, fourth floor', '1 Exchange Place', 460_000, 6, 190, 3, [687, 171]],
  ['apartment', 'Broker’s apartment', '14 Ledger Street', 340_000, 4, 126, 2, [462, 63]],
  ['office', 'Half a floor with a vault', '3 Exchange Place', 520_000, 7, 240, 4, [617, 148]],
  ['apartment', 'Penthouse under the dome', '9 Exchange Place', 890_000, 5, 210, 3, [579, 17]],
  ['shop', 'Tailor’s shop, mirrors included', '22 Ledger Street', 225_000, 3, 96, 0, [546, 70]],
  ['apartment', 'Two rooms, quiet court', '6 Stamp Court', 148_000, 2, 62, 1, [665, 116]],
  ['office', 'Notary’s rooms', '8 Stamp Court', 196_000, 4, 104, 1, [426, 117]],
  ['house', 'Town house with a brass plate', '30 Ledger Street', 640_000, 8, 260, 2, [695, 45]],
  ['apartment', 'Clerk’s flat', '41 Ledger Street', 112_000, 2, 52, 0, [485, 142]],
  ['shop', 'Café on the trading floor', '2 Exchange Place', 275_000, 2, 118, 0, [622, 37]],
  ['office', 'Small office, large desk', '17 Stamp Court', 138_000, 2, 60, 1, [496, 31]],
  ['apartment', 'Four rooms, parquet', '19 Ledger Street', 298_000, 4, 118, 1, [575, 123]],
  ['garage', 'Underground bay 14', 'Exchange garage', 38_000, 0, 16, 1, [433, 19]],
  ['apartment', 'Loft in the old mint', '5 Mint Yard', 264_000, 3, 110, 1, [598, 78]],
  ['warehouse', 'Archive, dry and fireproof', '7 Mint Yard', 184_000, 1, 220, 2, [400, 161]],
]);

const CABLE_HILL = district('cable-hill', 'CH', [
  ['house', 'House at the top station', '1 Summit Road', 412_000, 6, 170, 2, [36, 194]],
  ['apartment', 'View over both bridges', '12 Winding Stair', 158_000, 3, 82, 1, [298, 124]],
  ['house', 'Yellow house, steep garden', '27 Winding Stair', 286_000, 5, 134, 1, [108, 142]],
  ['villa', 'Villa Ansgar', '4 Summit Road', 820_000, 8, 300, 3, [199, 25]],
  ['apartment', 'Two rooms by the cable car', '3 Car Street', 89_000, 2, 54, 0, [197, 218]],
  ['house', 'Teacher’s house', '15 School Lane', 264_000, 5, 128, 1, [113, 191]],
  ['house', 'House with an observatory', '8 Summit Road', 498_000, 6, 190, 2, [69, 36]],
  ['apartment', 'Garden flat', '19 Car Street', 104_000, 3, 70, 1, [19, 103]],
  ['shop', 'Bookshop on the stairs', '40 Winding Stair', 146_000, 3, 88, 0, [372, 30]],
  ['apartment', 'Attic with a telescope', '44 Winding Stair', 92_000, 2, 50, 0, [361, 160]],
  ['house', 'Twin house, left half', '11 School Lane', 218_000, 5, 116, 1, [243, 206]],
  ['house', 'Twin house, right half', '13 School Lane', 222_000, 5, 116, 1, [45, 142]],
  ['garage', 'Garage in the rock', '2 Car Street', 41_000, 0, 28, 2, [280, 253]],
  ['apartment', 'Five rooms, one piano', '6 Summit Road', 236_000, 5, 140, 2, [226, 154]],
  ['house', 'Gardener’s house', '21 School Lane', 197_000, 4, 102, 1, [303, 54]],
]);

const SALTWORKS = district('saltworks', 'SW', [
  ['warehouse', 'Salt store 1', '2 Pan Row', 172_000, 1, 380, 4, [133, 332]],
  ['apartment', 'Flat in the boiling house', '8 Pan Row', 64_000, 2, 58, 1, [330, 380]],
  ['warehouse', 'Cold store', '5 Brine Street', 238_000, 2, 420, 5, [304, 322]],
  ['house', 'Salt master’s house', '1 Brine Street', 246_000, 6, 160, 2, [270, 388]],
  ['garage', 'Haulier’s yard', '20 Pan Row', 128_000, 1, 300, 8, [178, 307]],
  ['shop', 'Fish shop, cold counter', '11 Brine Street', 84_000, 2, 64, 1, [264, 288]],
  ['apartment', 'Three rooms on the dike', '4 Dike Road', 78_000, 3, 66, 1, [175, 429]],
  ['house', 'House on stilts', '16 Dike Road', 142_000, 4, 90, 1, [110, 442]],
  ['warehouse', 'Ice works, two floors', '9 Ice Lane', 286_000, 3, 500, 6, [21, 341]],
  ['apartment', 'Worker’s flat', '14 Ice Lane', 49_000, 2, 42, 0, [101, 391]],
  ['house', 'Last house before the sea', '22 Dike Road', 168_000, 4, 98, 1, [57, 438]],
  ['garage', 'Garage with a lift', '3 Ice Lane', 62_000, 0, 80, 3, [84, 277]],
  ['office', 'Weighing house', '1 Pan Row', 118_000, 3, 96, 2, [21, 279]],
  ['apartment', 'Two rooms, one crane view', '18 Brine Street', 56_000, 2, 48, 0, [219, 384]],
  ['shop', 'Bar for the night shift', '7 Ice Lane', 112_000, 2, 92, 0, [66, 361]],
]);

const SIGNAL_HEIGHTS = district('signal-heights', 'SH', [
  ['villa', 'Villa Semaphore', '1 Signal Crescent', 1_420_000, 10, 440, 5, [787, 128]],
  ['villa', 'House of the four chimneys', '3 Signal Crescent', 1_160_000, 9, 360, 4, [962, 62]],
  ['house', 'Observatory lodge', '12 Mast Road', 386_000, 5, 150, 2, [749, 63]],
  ['apartment', 'Sunset apartment', '5 Terrace Walk', 268_000, 3, 110, 2, [872, 116]],
  ['villa', 'White villa, long drive', '8 Signal Crescent', 1_340_000, 9, 410, 6, [1016, 38]],
  ['house', 'House with a rose wall', '20 Mast Road', 418_000, 6, 168, 2, [736, 173]],
  ['apartment', 'Two terraces', '9 Terrace Walk', 232_000, 3, 98, 1, [857, 192]],
  ['house', 'Radio operator’s house', '1 Mast Road', 352_000, 5, 142, 2, [856, 26]],
  ['villa', 'Villa Ferrand', '11 Signal Crescent', 1_090_000, 8, 350, 4, [1079, 100]],
  ['apartment', 'Four rooms over the tennis court', '15 Terrace Walk', 284_000, 4, 124, 2, [1177, 87]],
  ['house', 'Modern house, flat roof', '26 Mast Road', 466_000, 6, 176, 3, [996, 93]],
  ['garage', 'Coach house', '2a Signal Crescent', 92_000, 1, 70, 3, [1088, 38]],
  ['villa', 'Villa at the water tower', '14 Signal Crescent', 940_000, 8, 320, 3, [1063, 163]],
  ['office', 'Doctor’s practice', '3 Terrace Walk', 228_000, 5, 120, 2, [972, 202]],
  ['apartment', 'Small flat, large address', '1 Terrace Walk', 136_000, 2, 56, 1, [1176, 28]],
]);

/** What stands on the hills and in the old town. */
export const UPTOWN_PROPERTIES = [...OLD_EXCHANGE, ...CABLE_HILL, ...SALTWORKS, ...SIGNAL_HEIGHTS];
