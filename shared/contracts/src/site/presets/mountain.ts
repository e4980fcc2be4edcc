import { accentOf } from '../../brand/accent.ts';
import { NEUTRALS } from '../../brand/palette.ts';
import { DEFAULT_HOME, DEFAULT_LOOK } from '../site-limits.ts';
import type { SiteSettings } from '../site-settings.ts';
import { PLAIN_SITE } from './plain.ts';

/** Alpine rose. */
const FILL = '#B3235E';
const { works, world, desk, play } = Object.fromEntries(
  DEFAULT_HOME.sections.map((section) => [section.kind, section]),
) as Record<'works' | 'world' | 'desk' | 'play', (typeof DEFAULT_HOME.sections)[number]>;

/** A mountain town by day: a contrast to the demo community in texts, colors and pictures. */
export const MOUNTAIN_SITE: SiteSettings = {
  ...PLAIN_SITE,
  name: 'Falkenried',
  shortName: 'Falkenried',
  tagline: {
    en: 'Up here, everybody knows whose boots those are.',
    de: 'Hier oben weiß jeder, wem diese Stiefel gehören.',
    es: 'Aquí arriba, todo el mundo sabe de quién son esas botas.',
  },
  description: {
    en: 'Falkenried is a roleplay town at 1,420 metres: one valley road, a cable car, eleven farms, and a mountain that decides when the shops close.',
    de: 'Falkenried ist ein Rollenspiel-Ort auf 1.420 Metern: eine Talstraße, eine Seilbahn, elf Höfe und ein Berg, der entscheidet, wann die Läden schließen.',
    es: 'Falkenried es un pueblo de rol a 1420 metros: una carretera por el valle, un teleférico, once granjas y una montaña que decide cuándo cierran las tiendas.',
  },
  city: 'Falkenried',
  jobPaths: '14',
  stats: {
    guilds: {
      label: { en: 'Farms and workshops', de: 'Höfe und Werkstätten', es: 'Granjas y talleres' },
      value: '31',
    },
    regions: { label: { en: 'Valleys', de: 'Täler', es: 'Valles' }, value: '3' },
    dailyPlayers: {
      label: { en: 'Metres above the sea', de: 'Meter über dem Meer', es: 'Metros sobre el mar' },
      value: { en: '1,420', de: '1.420', es: '1420' },
    },
  },
  look: {
    ...DEFAULT_LOOK,
    palette: 'alpine',
    accent: accentOf(FILL, NEUTRALS.alpine),
    headings: 'book',
    corners: 'square',
    scenery: 'mountain',
    mark: 'peak',
  },
  home: {
    ...DEFAULT_HOME,
    voice: 'plain',
    sections: [
      {
        ...world,
        label: { en: 'The valley', de: 'Das Tal', es: 'El valle' },
        title: {
          en: 'Three valleys meet at the church clock.',
          de: 'An der Kirchturmuhr treffen sich drei Täler.',
          es: 'Tres valles se encuentran bajo el reloj de la iglesia.',
        },
        text: {
          en: 'The pass is open from May to October. For the rest of the year the town has only itself, which is when the best stories begin.',
          de: 'Der Pass ist von Mai bis Oktober offen. Die übrige Zeit hat der Ort nur sich selbst: Dann fangen die besten Geschichten an.',
          es: 'El puerto está abierto de mayo a octubre. El resto del año el pueblo se tiene solo a sí mismo, y entonces empiezan las mejores historias.',
        },
      },
      {
        ...works,
        label: { en: 'Town life', de: 'Alltag', es: 'Vida del pueblo' },
        title: {
          en: 'What people do here all day.',
          de: 'Was man hier den ganzen Tag tut.',
          es: 'A qué se dedica aquí la gente.',
        },
      },
      desk,
      {
        ...play,
        title: {
          en: 'Take the next cable car',
          de: 'Nimm die nächste Seilbahn',
          es: 'Toma el próximo teleférico',
        },
        text: {
          en: 'Write down who you are and why you came up here. Somebody from the town council answers within a week.',
          de: 'Schreib auf, wer du bist und was dich heraufführt. Jemand vom Gemeinderat antwortet binnen einer Woche.',
          es: 'Escribe quién eres y por qué has subido hasta aquí. Alguien del concejo responde en menos de una semana.',
        },
      },
    ],
    cards: {
      ...DEFAULT_HOME.cards,
      economy: {
        ...DEFAULT_HOME.cards.economy,
        title: { en: 'Work', de: 'Arbeit', es: 'Trabajo' },
        text: {
          en: 'Dairy, sawmill, lift, rescue, school. What one makes another needs, and the winter is long.',
          de: 'Sennerei, Säge, Bahn, Bergwacht, Schule. Was der eine macht, braucht die andere, und der Winter ist lang.',
          es: 'Quesería, aserradero, teleférico, rescate, escuela. Lo que hace una persona lo necesita otra, y el invierno es largo.',
        },
      },
      community: {
        ...DEFAULT_HOME.cards.community,
        title: { en: 'Neighbours', de: 'Nachbarschaft', es: 'Vecindario' },
        text: {
          en: 'The town council keeps the road clear and the peace. You meet it at the well on Saturdays:',
          de: 'Der Gemeinderat hält die Straße frei und den Frieden. Samstags trifft man ihn am Brunnen:',
          es: 'El concejo mantiene despejada la carretera y la paz. Los sábados se le encuentra junto al pozo:',
        },
      },
    },
  },
};
