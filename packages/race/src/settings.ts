/** What a host may choose, for the forms: nothing here runs a race. */
export { CPU_LEVELS, USUAL_CPU_LEVEL } from '@samedeal/rules'
export { HOUSE_RULES, levelAbove, ruleChoices, USUAL_RULES } from './house-rules.ts'
export { charactersOf, fittingName, MAX_NAME } from './name-length.ts'
export { presetsOf } from './presets.ts'
export { MAX_SEATS } from './race.ts'
