import {PROJECTS, type Slip} from './slip';

/** Slips with the story of a job. */
export const STORY_SLIPS: Slip[] = [
  {
    slip: 'quotes a client who has not agreed to it',
    file: PROJECTS,
    was: '        consent: 2026-01-15\n',
    is: '',
    says: [
      {
        at: 'said:\n',
        says: 'projects › 5 › story › said › consent is missing. Add a line such as "consent: 2026-03-02".',
      },
    ],
  },
  {
    slip: 'writes a figure without its unit',
    file: PROJECTS,
    was: '{number: 3, unit: berths for boats}',
    is: '{number: 3}',
    says: ['projects › 5 › story › delivered › 1 › unit is missing. Add a line such as "unit: valves serviced".'],
  },
  {
    slip: 'shows the photo of the card again in the story',
    file: PROJECTS,
    was: '{image: /img/crane.jpg, alt: A crane over water,',
    is: '{image: /img/deck.jpg, alt: A crane over water,',
    says: [
      'projects › 5 › story › photos › 2 › image "/img/deck.jpg" is the photo of the card already. Use each photo once.',
    ],
  },
  {
    slip: 'shows one photo as two stages of the work',
    file: PROJECTS,
    was: '{image: /img/bench.jpg, alt: A bench on a deck,',
    is: '{image: /img/crane.jpg, alt: A bench on a deck,',
    says: [
      'projects › 5 › story › photos › 3 › image "/img/crane.jpg" shows the work during already. Use each photo once.',
    ],
  },
  {
    slip: 'gives two jobs that have pages of their own one title',
    file: PROJECTS,
    was: 'title: Project epsilon',
    is: 'title: Project Gamma',
    says: [
      'projects › 5 › title "Project Gamma" is used at pages/projects.mdx:«title: Project gamma» already. Each title is unique.',
    ],
  },
  {
    slip: 'begins a story that says nothing',
    file: PROJECTS,
    was: 'story: {learned: Old pipe is thinner than its drawing.}',
    is: 'story: {sample: true}',
    says: ['projects › 3 › story says nothing. Fill in one of its fields, or remove it.'],
  },
];
