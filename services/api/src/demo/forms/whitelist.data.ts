import { type DemoForm, options, question } from './demo-form.ts';

export const WHITELIST: DemoForm = {
  slug: 'whitelist',
  title: 'Join the city',
  summary: 'Tell us who steps off the ferry. We read every word, usually within three days.',
  kind: 'whitelist',
  publishedDaysAgo: 300,
  fields: [
    { type: 'heading', id: 'you', text: 'You' },
    {
      ...{ type: 'paragraph', id: 'before_you_start' },
      text: 'Nobody under 18 joins (R1.2). What you write about yourself is read by staff only.',
    },
    { type: 'consent', id: 'adult', label: 'I am 18 or older.', required: true },
    {
      ...{ type: 'identity', id: 'discord', label: 'Your Discord account', provider: 'discord' },
      help: 'We talk to you there. Link it in your profile first.',
    },
    {
      ...{
        type: 'radio',
        id: 'played',
        label: 'Have you played on a roleplay server before?',
        required: true,
      },
      options: options(['no', 'No, this is my first'], ['some', 'A little'], ['years', 'For years']),
    },
    {
      ...{ type: 'short_text', id: 'where', label: 'Where?', required: true, max: 200 },
      showIf: { field: 'played', test: 'is_not', value: 'no' },
    },
    { type: 'heading', id: 'character', text: 'Your character' },
    { type: 'short_text', id: 'name', label: 'Their name', required: true, min: 3, max: 60 },
    { type: 'number', id: 'age', label: 'Their age', required: true, min: 18, max: 99 },
    {
      ...{ type: 'long_text', id: 'story', label: 'Where do they come from, and what do they want?' },
      ...{ help: 'Ten sentences are plenty.', required: true, min: 80, max: 3000 },
    },
    {
      ...{ type: 'long_text', id: 'loss', label: 'Somebody robs them on the second day. What happens then?' },
      ...{ help: 'There is more than one good answer.', required: true, min: 40, max: 1500 },
    },
    {
      ...{ type: 'scale', id: 'pace', label: 'How much trouble are you looking for?' },
      ...{ minLabel: 'A quiet life', maxLabel: 'All of it' },
    },
    {
      ...{ type: 'file', id: 'picture', label: 'A picture of them, if you have one' },
      kinds: ['image/jpeg', 'image/png', 'image/webp'],
    },
    {
      ...{ type: 'quiz', id: 'rules', label: 'The rules', required: true, pass: 4 },
      help: 'They are in the docs. You may look.',
      questions: [
        question(
          'value_life',
          'R2.4: Two people point guns at you, and you have one. What does your character do?',
          'Puts their hands up',
          'Shoots first: surprise is half of it',
          'Logs off until they have gone',
        ),
        question(
          'knowledge',
          'R2.2: You see on a stream where the stolen boat is. What does your character know?',
          'Nothing',
          'Where the boat is',
          'Where the boat is, after half an hour',
        ),
        question(
          'finish',
          'R2.3: Somebody breaks a rule in the middle of a scene. You …',
          '… play the scene to its end and report it afterwards',
          '… stop the scene and explain the rule',
          '… break one as well, to be even',
        ),
        question(
          'neutral',
          'R3.4: Which of these is neutral ground?',
          'The ferry',
          'Pier 9',
          'The net-mending shop',
        ),
        question(
          'crew',
          'R3.3: How many people take part in one crime at most?',
          'Six, drivers and lookouts included',
          'Six, and as many lookouts as you like',
          'Four',
        ),
      ],
    },
    {
      type: 'consent',
      id: 'agree',
      label: 'I have read the server rules and will play by them.',
      required: true,
    },
  ],
  settings: {
    cooldownDays: 7,
    dueHours: 72,
    interview: 'optional',
    rubric: [
      { id: 'character', label: 'A character with something to lose' },
      { id: 'losing', label: 'Knows how to lose' },
      { id: 'rules', label: 'Has understood the rules' },
    ],
    templates: [
      {
        ...{ id: 'welcome', name: 'Welcome' },
        text: 'Welcome to Meridian. The ferry leaves every twenty minutes; somebody on the newcomers’ pier will show you the tram.',
      },
      {
        ...{ id: 'short', name: 'Too short' },
        text: 'We couldn’t see who your character is. Give them something they want and something they are afraid of, and try again.',
      },
      {
        ...{ id: 'value_life', name: 'R2.4' },
        text: 'Please read R2.4 again: your character values their life, whatever you think of your reflexes.',
      },
    ],
    approval: { role: 'WHITELISTED', whitelist: true, chat: true },
  },
};
