import type { PropertyType } from '@boardwalk/contracts';

/** What brochures say, two for each type, taken in turns. */
export const DESCRIPTIONS: Record<PropertyType, readonly [string, string]> = {
  apartment: [
    'Dry walls, deep window seats, and a door that locks on the first turn. The stairs are swept on Mondays.\n\nHeating by stove; wood can be stored in the court. Neighbours on both sides work nights and are quiet by day.',
    'Renovated last spring: new floor, old ceiling. The kitchen looks at the street, the bedroom doesn’t.\n\nThe house has twelve parties and a bicycle room. Pets are welcome as long as they don’t sing.',
  ],
  house: [
    'Solid, on its own ground, with a cellar that stays dry at spring tide. Front door to the street, back door to the garden.\n\nRoof from the year before last. The oven is included, the piano isn’t.',
    'Three floors, one staircase, and light from two sides. The last owners stayed for eleven years.\n\nShed in the garden with power. Room for a second car if the first one is small.',
  ],
  villa: [
    'Set back from the road behind a wall, with a terrace over the bay. Staff rooms under the roof, guest wing to the north.\n\nGate by remote control; the code is changed at the handover. The gardener would like to stay.',
    'Built for an admiral who wanted to see his ships. Hall with a gallery, six bedrooms, and a cellar for 800 bottles.\n\nPool heated from May to September. Helicopters need a permit from the city.',
  ],
  houseboat: [
    'Steel hull, surveyed this year, moored with fixed power and water. Two cabins, one saloon, one good chair.\n\nThe berth goes with the boat. Moves by herself only in storms.',
    'Once carried grain, now carries a sofa and a stove. Deck for six, or for two who like space.\n\nBilge pump new, engine honest. Berth fees are paid until the end of the year.',
  ],
  shop: [
    'Frontage on a street that people walk down even in rain. Counter, shelves and sign stay.\n\nStore room behind, with a door to the yard. Licence for food on request at the town hall.',
    'Corner position, two windows, one bell. The previous owner retired with a tan.\n\nTill and cold counter are included. Deliveries before nine by the side lane.',
  ],
  office: [
    'Bright rooms with a reception and a kitchen that nobody has to be ashamed of. Name plate at the door included.\n\nCables in the floor, silence in the walls. Parking in the court by agreement.',
    'Two meeting rooms, one archive, one view. The lift is slow, which calms clients.\n\nCan be divided. The safe stays because nobody can move it.',
  ],
  warehouse: [
    'Clear span, level floor, gate for a truck with a trailer. Quayside crane can be booked by the hour.\n\nSprinklers tested in March. Suitable for goods that are what the papers say.',
    'Brick outside, timber inside, dry throughout. Loading ramp to the street, rails to the pier.\n\nNight watch included in the fees. No explosives, no exceptions.',
  ],
  garage: [
    'Dry, lit, and high enough for a van. Steel door with two locks.\n\nPower for a charger. Storage of stolen vehicles ends the contract, and usually more than that.',
    'Room to open both doors and still walk round. Pit, workbench and compressor stay.\n\nAccess by day and night. The neighbour has a dog that knows engines.',
  ],
};
