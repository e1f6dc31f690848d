import type { Translation } from '@porao/platform';
import type en from './posts.en.ts';

export default {
  'community.title': 'কমিউনিটি',
  'community.filter': 'কোন পোস্টগুলো',
  'community.all': 'সব',
  'community.mine': 'আমার কমিউনিটি',
  'post.open': 'কী ভাবছেন...',
  'post.title': 'নতুন পোস্ট লিখুন',
  'post.text': 'আপনার পোস্ট',
  'post.required': 'আগে কিছু লিখুন।',
  'post.send': 'পোস্ট করুন',
  'post.sample': 'এখানে যা লিখবেন তা এই ডিভাইসেই থাকে, আপাতত প্রকাশ করা হয় না।',
  'post.attach.photo': 'ছবি যোগ করুন',
  'post.attach.file': 'ফাইল যোগ করুন',
  'post.attach.place': 'জায়গা যোগ করুন',
  'post.by': '{name}-এর পোস্ট',
  'post.likes': 'লাইক',
  'post.comments': 'মন্তব্য',
  'post.shares': 'শেয়ার',
} satisfies Translation<typeof en>;
