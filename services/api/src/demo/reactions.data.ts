import type { ReactionKind } from '@boardwalk/contracts';

/** How members of the demo community reacted to articles, by their titles. Whoever comes first reacted last. */
export const REACTIONS: Record<string, Partial<Record<ReactionKind, string[]>>> = {
  'Courthouse reopens after the flood': {
    like: ['member', 'imani', 'kofi_m', 'tamsin', 'sabine_m', 'zadie', 'rowan', 'luz', 'moderator', 'cormac'],
    laugh: ['fern', 'evander', 'milo.c', 'streamer'],
    wow: ['newcomer', 'hugo.b'],
  },
  'Hill district gets its street lamps back': {
    love: ['josie_a', 'cormac', 'zadie', 'delphine'],
    like: ['jasper.n', 'helper', 'casper', 'anneke', 'rowan'],
    sad: ['milo.c'],
  },
  'Dockers and shipowners sign until spring': {
    like: ['rowan', 'tamsin', 'wendell', 'aurelio', 'member', 'delphine'],
    laugh: ['kiri.matiu', 'pavel'],
    wow: ['ezra.w'],
  },
  'Winter regatta: the programme': {
    love: ['fern', 'luz', 'oswin'],
    like: ['evander', 'mireille', 'kofi_m'],
  },
  'Augustin Reyes, who lit the lamps': {
    sad: ['cormac', 'josie_a', 'zadie', 'owner', 'imani', 'declan_f'],
    love: ['editor', 'jasper.n', 'moderator'],
  },
  'Copper trial opens with a ladder': { laugh: ['wendell', 'zadie', 'casper'], like: ['josie_a', 'niko'] },
  'Server notes: the ferry keeps time through restarts': {
    like: ['casper', 'streamer', 'evander', 'helper'],
    love: ['kiri.matiu', 'sabine_m'],
  },
};
