import { start } from './starter.ts';

addEventListener('DOMContentLoaded', start);
