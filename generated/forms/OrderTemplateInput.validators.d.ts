// Generated from openapi/ by `npm run generate`. Never edited by hand.
declare const validators: import('@rjsf/validator-ajv8').ValidatorFunctions
export default validators
