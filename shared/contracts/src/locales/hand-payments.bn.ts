import type en from './hand-payments.en.ts';

export default {
  'payment.unknown': 'এমন কোনো পেমেন্ট নেই।',
  'payment.settled': 'এই চার্জ আর বাকি নেই। ইনভয়েসটি আবার দেখুন।',
  'payment.waiting': 'এই চার্জের একটি পেমেন্ট আমরা যাচাই করছি। এক কর্মদিবসের মধ্যে জানাব।',
  'payment.used': 'এই TrxID আগেই ব্যবহার করা হয়েছে। মিলিয়ে দেখুন, বা আমাদের সাপোর্টকে জানান।',
  'payment.decided': 'এই পেমেন্টের সিদ্ধান্ত আগেই হয়েছে। আবার দেখুন।',
  'payment.undecided': 'এই চার্জের একটি পেমেন্ট যাচাই বাকি। আগে সেটির সিদ্ধান্ত নিন, যাতে টাকাটা হারিয়ে না যায়।',
  'payment.otherReturn': 'এসেছে {came}, {amount} নয়। দেখে আবার সিদ্ধান্ত নিন।',
  'payment.withdrawn': 'তুলে নেওয়া হয়েছে। এখন পেমেন্টের তথ্য আবার দিতে পারেন।',
  'refund.notOwed': 'এই চার্জের কোনো টাকা ফেরত পাঠানো বাকি নেই। আবার দেখুন।',
  'payment.otherAmount': 'চার্জ {due}, {amount} নয়। দেখে আবার সিদ্ধান্ত নিন।',
  'payment.difference':
    'স্টেটমেন্টে আছে {amount}, কিন্তু দিতে হবে {due}। কত বাকি জানিয়ে গ্রহণ না করার কথা লিখুন, যাতে টিউটর বাকি টাকা দিতে পারেন।',
  'statement.columns': 'ফাইলের প্রথম লাইনে TrxID ও amount কলাম থাকতে হবে। CSV হিসেবে সেভ করে আবার চেষ্টা করুন।',
  'statement.otherWay': 'এই ওয়ালেটের কোনো TrxID ফাইলে নেই। ফাইলটি যে ওয়ালেটের, সেটি বেছে নিয়ে আবার চেষ্টা করুন।',
  'statement.tooMany': 'একবারে সর্বোচ্চ {maximum}টি লাইন পড়া যায়। আরও কম সময়ের স্টেটমেন্ট নিন।',
  'payment.claimed': 'ধন্যবাদ। এক কর্মদিবসের মধ্যে আমরা পেমেন্টটি যাচাই করব।',
  'ops.paymentReceived': 'পেমেন্টটি লেখা হয়েছে।',
  'ops.paymentReturned': 'টাকা ফেরত পাঠানোর কথা লেখা হয়েছে।',
  'ops.refundSent': 'ফেরতের টাকা পাঠানোর কথা লেখা হয়েছে।',
  'ops.paymentRefused': 'পেমেন্টটি গ্রহণ করা হয়নি।',
  'ops.statementRead': '{count}টি লাইন পড়া হয়েছে।',
  'ops.statementKept': 'স্টেটমেন্ট রাখা হয়েছে, {count}টি পেমেন্ট লেখা হয়েছে।',
} as const satisfies Record<keyof typeof en, string | { one: string; other: string }>;
