import { district } from './demo-property.ts';

const LANTERN_QUAY = district('lantern-quay', 'LQ', [
  ['apartment', 'Two rooms over the ferry hall', '3 Ferry Steps', 86_000, 2, 54, 0, [412, 244]],
  ['apartment', 'Lamplighter’s attic', '18 Lamp Row', 72_000, 2, 48, 0, [633, 267]],
  ['shop', 'Corner shop with a bell', '1 Promenade', 210_000, 2, 90, 1, [386, 332]],
  ['apartment', 'Balcony on the Promenade', '44 Promenade', 164_000, 3, 88, 1, [446, 329]],
  ['office', 'Shipping office, first floor', '7 Customs Walk', 240_000, 5, 140, 2, [630, 318]],
  ['shop', 'Oyster bar, fully fitted', '12 Promenade', 285_000, 3, 120, 0, [550, 301]],
  ['apartment', 'Studio behind the clock', '2 Clock Court', 58_000, 1, 36, 0, [559, 252]],
  ['house', 'Pilot’s house', '9 Pilot Lane', 320_000, 6, 180, 2, [682, 239]],
  ['apartment', 'Three rooms, three windows west', '25 Lamp Row', 118_000, 3, 76, 1, [366, 249]],
  ['garage', 'Double garage by the tram', '5 Cable Yard', 46_000, 0, 42, 2, [461, 223]],
  ['house', 'Narrow house, wide view', '31 Lamp Row', 276_000, 5, 132, 1, [640, 206]],
  ['houseboat', 'The Patient Margaret', 'Berth 4, Promenade basin', 132_000, 3, 70, 0, [573, 348]],
  ['warehouse', 'Sail loft on Pier 9', 'Pier 9', 198_000, 2, 260, 3, [624, 382]],
  ['houseboat', 'The Low Tide', 'Berth 11, Promenade basin', 96_000, 2, 52, 0, [693, 319]],
  ['apartment', 'Night porter’s flat', '6 Customs Walk', 69_000, 2, 50, 0, [512, 241]],
]);

const TIDEWATER = district('tidewater', 'TW', [
  ['house', 'Brick house with a boat shed', '2 Slip Street', 248_000, 5, 150, 2, [878, 273]],
  ['apartment', 'Ground floor by the locks', '14 Lock Walk', 82_000, 3, 68, 1, [1133, 344]],
  ['apartment', 'Over the bakery', '5 Kettle Street', 74_000, 2, 55, 0, [747, 239]],
  ['houseboat', 'The Second Wind', 'Lock basin, berth 2', 118_000, 3, 66, 0, [860, 388]],
  ['houseboat', 'The Quiet Ada', 'Lock basin, berth 7', 104_000, 2, 58, 0, [933, 395]],
  ['shop', 'Chandlery with a yard', '21 Lock Walk', 176_000, 2, 130, 2, [1001, 361]],
  ['house', 'End of the terrace', '40 Slip Street', 205_000, 5, 118, 1, [1134, 391]],
  ['apartment', 'Three rooms and a pear tree', '9 Orchard Court', 97_000, 3, 72, 0, [932, 261]],
  ['house', 'Lock-keeper’s cottage', '1 Lock Walk', 189_000, 4, 96, 1, [814, 347]],
  ['garage', 'Lock-up under the viaduct', 'Arch 6, Viaduct Road', 28_000, 0, 30, 1, [1160, 260]],
  ['apartment', 'Top floor, rope lift', '17 Kettle Street', 66_000, 2, 47, 0, [800, 294]],
  ['house', 'Family house on the towpath', '8 Towpath', 232_000, 6, 146, 2, [887, 322]],
  ['warehouse', 'Grain store, dry', '3 Weir Street', 164_000, 1, 320, 4, [853, 435]],
  ['apartment', 'Corner flat, two balconies', '33 Lock Walk', 108_000, 3, 80, 1, [1168, 313]],
  ['office', 'Rooms over the post office', '12 Kettle Street', 142_000, 4, 110, 0, [981, 299]],
]);

const ROPEWALK = district('ropewalk', 'RW', [
  ['warehouse', 'Long shed, 90 metres', '1 The Ropewalk', 310_000, 2, 540, 6, [933, 524]],
  ['apartment', 'Loft in the spinning house', '14 Hemp Street', 112_000, 2, 94, 1, [1127, 690]],
  ['apartment', 'Loft with a crane', '16 Hemp Street', 126_000, 3, 104, 1, [1103, 593]],
  ['shop', 'Tattooist’s shop, red door', '4 Tar Lane', 92_000, 2, 60, 0, [908, 633]],
  ['warehouse', 'Tar store, aired', '7 Tar Lane', 148_000, 1, 280, 3, [963, 488]],
  ['house', 'Foreman’s house', '22 Hemp Street', 196_000, 5, 128, 1, [1095, 545]],
  ['garage', 'Workshop with two pits', '30 Capstan Road', 88_000, 1, 140, 4, [1017, 720]],
  ['office', 'Counting house', '2 Capstan Road', 158_000, 4, 120, 2, [1010, 545]],
  ['apartment', 'Two rooms, one skylight', '9 Tar Lane', 61_000, 2, 46, 0, [1171, 530]],
  ['warehouse', 'Bonded warehouse 3', '11 Bond Street', 265_000, 2, 460, 5, [1024, 634]],
  ['garage', 'Truck garage, high door', '41 Capstan Road', 74_000, 0, 110, 3, [1178, 753]],
  ['shop', 'Canteen with 40 seats', '6 Bond Street', 134_000, 2, 110, 1, [1164, 656]],
  ['apartment', 'Worker’s flat, renovated', '28 Hemp Street', 57_000, 2, 44, 0, [884, 584]],
  ['house', 'House with a smithy', '3 Anchor Court', 214_000, 4, 140, 2, [939, 681]],
  ['garage', 'Six boxes in a row', '50 Capstan Road', 96_000, 0, 120, 6, [1055, 767]],
]);

const GANNET_ISLAND = district('gannet-island', 'GI', [
  ['villa', 'Villa Gannet', '1 West Cliff', 1_250_000, 9, 380, 4, [414, 643]],
  ['house', 'House of the lamp keeper', '2 Lighthouse Path', 420_000, 5, 140, 1, [499, 641]],
  ['villa', 'The Glass House', '7 West Cliff', 980_000, 7, 310, 3, [486, 575]],
  ['houseboat', 'The Cormorant', 'Island jetty, berth 1', 168_000, 3, 74, 0, [531, 599]],
  ['house', 'Cottage with nine hens', '4 Ferry Road', 238_000, 4, 98, 1, [436, 593]],
  ['apartment', 'Flat over the island store', '1 Ferry Road', 79_000, 2, 56, 0, [460, 666]],
  ['villa', 'Heron Court', '3 South Shore', 1_080_000, 8, 340, 4, [545, 643]],
  ['house', 'Boathouse, two floors', '6 South Shore', 356_000, 5, 150, 2, [447, 634]],
  ['shop', 'Island store', '1a Ferry Road', 122_000, 2, 84, 1, [513, 670]],
  ['house', 'Stone house in the wind', '9 West Cliff', 298_000, 5, 126, 1, [407, 606]],
  ['apartment', 'Guest rooms at the jetty', '2 Jetty Row', 94_000, 3, 70, 0, [467, 598]],
  ['houseboat', 'The Old Ferry No. 2', 'Island jetty, berth 3', 204_000, 5, 120, 0, [497, 603]],
  ['garage', 'Cart shed', '5 Ferry Road', 26_000, 0, 34, 1, [512, 580]],
  ['house', 'House with the blue stove', '11 Ferry Road', 246_000, 4, 108, 1, [459, 571]],
  ['villa', 'Quarantine House', '1 North Point', 760_000, 10, 420, 2, [523, 628]],
]);

/** What stands by and on the water. */
export const HARBOUR_PROPERTIES = [...LANTERN_QUAY, ...TIDEWATER, ...ROPEWALK, ...GANNET_ISLAND];
