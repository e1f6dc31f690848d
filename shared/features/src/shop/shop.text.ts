import type { Language } from '@porao/platform';
import type { KitId } from './kits.ts';

interface ShopText {
  title: string;
  lead: string;
  toKits: string;
  kitsTitle: string;
  kits: Record<KitId, { name: string; description: string }>;
  order: string;
  /** Read out after `order`. */
  ofKit: (name: string) => string;
  newTab: string;
  /** Says how ordering goes, with a shop and without one. */
  inShop: string;
  bySupport: string;
}

export const shopTexts: Record<Language, ShopText> = {
  en: {
    title: 'Learning kits for little hands',
    lead: 'Children understand best what they can touch, turn and build. Four kits for the time between two lessons.',
    toKits: 'See the kits',
    kitsTitle: 'Our four kits',
    kits: {
      numbers: {
        name: 'Numbers Kit',
        description: 'Counting, comparing and first sums, with things to hold.',
      },
      letters: { name: 'Letters Kit', description: 'Bangla and English letters to lay, trace and read.' },
      science: { name: 'Science Kit', description: 'Small experiments that answer a big “why?” at home.' },
      craft: { name: 'Drawing and Craft Kit', description: 'Colour, paper and ideas for a quiet afternoon.' },
    },
    order: 'Order now',
    ofKit: (name) => `: ${name}`,
    newTab: ' (opens in a new tab)',
    inShop: 'Orders are taken in our shop, which opens in a new tab. Your page here stays as it is.',
    bySupport: 'Orders are taken by our support team: tell us the kit, and we tell you how you get it.',
  },
  bn: {
    title: 'ছোট্ট হাতে শেখার আনন্দ',
    lead: 'যা ছোঁয়া যায়, ঘোরানো যায়, বানানো যায়, শিশুরা তা-ই সবচেয়ে ভালো শেখে। দুই ক্লাসের মাঝের সময়টুকুর জন্য চারটি কিট।',
    toKits: 'কিটগুলো দেখুন',
    kitsTitle: 'আমাদের চারটি কিট',
    kits: {
      numbers: { name: 'সংখ্যার কিট', description: 'গোনা, তুলনা আর প্রথম যোগ-বিয়োগ, হাতে ধরে ধরে।' },
      letters: { name: 'বর্ণের কিট', description: 'বাংলা ও ইংরেজি বর্ণ সাজানো, বর্ণের ওপর হাত ঘোরানো আর পড়া।' },
      science: { name: 'বিজ্ঞানের কিট', description: 'ছোট ছোট পরীক্ষায় ঘরে বসেই বড় একটা ‘কেন?’-র উত্তর।' },
      craft: { name: 'আঁকা ও হাতের কাজের কিট', description: 'রং, কাগজ আর নতুন ভাবনায় শান্ত একটা বিকেল।' },
    },
    order: 'অর্ডার করুন',
    ofKit: (name) => `: ${name}`,
    newTab: ' (নতুন ট্যাবে খুলবে)',
    inShop: 'অর্ডার নেওয়া হয় আমাদের শপে, সেটি নতুন ট্যাবে খুলবে। এই পাতা যেমন আছে তেমনই থাকবে।',
    bySupport: 'অর্ডার নেয় আমাদের সাপোর্ট টিম: কোন কিটটি চান জানান, কীভাবে পাবেন আমরা বলে দেব।',
  },
};
