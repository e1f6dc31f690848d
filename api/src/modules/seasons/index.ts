export { changesOf, findSeason, listSeasons, nextRamadan, saveSeason } from './seasons.repository.ts';
