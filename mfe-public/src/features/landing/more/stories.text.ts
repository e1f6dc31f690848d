import type { Language } from '@porao/platform';

export type Storyteller = 'parents' | 'tutors';

interface StoryTexts {
  /** Says who will be quoted there, with the card's number. */
  name: (number: string) => string;
  /** A real review may be about these; the cards say that they are no reviews (decision OQ-018). */
  topics: readonly string[];
}

export const storyTexts: Record<Storyteller, Record<Language, StoryTexts>> = {
  parents: {
    en: {
      name: (number) => `Parent ${number}`,
      topics: [
        'Here a parent will tell how long it took until the first CV came.',
        'Here a parent will tell how the first lesson at home went.',
        'Here a parent will tell how the fee was agreed with the tutor.',
        'Here a parent will tell why this tutor was chosen among five.',
        'Here a parent will tell how far away the tutor lives.',
        'Here a parent will tell what changed in the school report.',
        'Here a parent will tell how online lessons work for the family.',
        'Here a parent will tell how two children learn with one tutor.',
        'Here a parent will tell how support helped with a question.',
        'Here a parent will tell what the child says about the tutor.',
      ],
    },
    bn: {
      name: (number) => `অভিভাবক ${number}`,
      topics: [
        'এখানে একজন অভিভাবক বলবেন, প্রথম সিভি পেতে কত সময় লেগেছে।',
        'এখানে একজন অভিভাবক বলবেন, বাসায় প্রথম ক্লাসটি কেমন হলো।',
        'এখানে একজন অভিভাবক বলবেন, টিউটরের সঙ্গে বেতন কীভাবে ঠিক হলো।',
        'এখানে একজন অভিভাবক বলবেন, পাঁচজনের মধ্যে কেন এই টিউটরকেই নিলেন।',
        'এখানে একজন অভিভাবক বলবেন, টিউটর কত দূরে থাকেন।',
        'এখানে একজন অভিভাবক বলবেন, স্কুলের রেজাল্টে কী বদল এল।',
        'এখানে একজন অভিভাবক বলবেন, অনলাইন ক্লাসে পরিবারের কেমন সুবিধা হয়।',
        'এখানে একজন অভিভাবক বলবেন, এক টিউটরের কাছে দুই সন্তান কীভাবে পড়ে।',
        'এখানে একজন অভিভাবক বলবেন, সাপোর্ট কীভাবে সাহায্য করেছে।',
        'এখানে একজন অভিভাবক বলবেন, টিউটরকে নিয়ে সন্তান কী বলে।',
      ],
    },
  },
  tutors: {
    en: {
      name: (number) => `Tutor ${number}`,
      topics: [
        'Here a tutor will tell how the first job was found.',
        'Here a tutor will tell how long it took to complete the profile.',
        'Here a tutor will tell how near the student lives.',
        'Here a tutor will tell how lessons fit between two classes.',
        'Here a tutor will tell how the salary was agreed.',
        'Here a tutor will tell how the first lesson was prepared.',
        'Here a tutor will tell how teaching online works.',
        'Here a tutor will tell how support helped with a question.',
        'Here a tutor will tell what it is like to teach a group.',
        'Here a tutor will tell what the students have taught in return.',
      ],
    },
    bn: {
      name: (number) => `টিউটর ${number}`,
      topics: [
        'এখানে একজন টিউটর বলবেন, প্রথম টিউশনটি কীভাবে পেলেন।',
        'এখানে একজন টিউটর বলবেন, প্রোফাইল পূরণ করতে কত সময় লেগেছে।',
        'এখানে একজন টিউটর বলবেন, শিক্ষার্থীর বাসা কত কাছে।',
        'এখানে একজন টিউটর বলবেন, দুই ক্লাসের ফাঁকে কীভাবে পড়ান।',
        'এখানে একজন টিউটর বলবেন, বেতন কীভাবে ঠিক হলো।',
        'এখানে একজন টিউটর বলবেন, প্রথম ক্লাসের প্রস্তুতি কেমন ছিল।',
        'এখানে একজন টিউটর বলবেন, অনলাইনে পড়াতে কেমন লাগে।',
        'এখানে একজন টিউটর বলবেন, সাপোর্ট কীভাবে সাহায্য করেছে।',
        'এখানে একজন টিউটর বলবেন, গ্রুপে পড়ানোর অভিজ্ঞতা কেমন।',
        'এখানে একজন টিউটর বলবেন, শিক্ষার্থীদের কাছ থেকে কী শিখেছেন।',
      ],
    },
  },
};
