import { testPageShifts } from '../support/page-shifts.ts';

testPageShifts();
