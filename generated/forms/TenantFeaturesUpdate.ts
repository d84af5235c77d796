// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './TenantFeaturesUpdate.validators.js'

export const tenantFeaturesUpdateForm: GeneratedForm = {
  name: "TenantFeaturesUpdate",
  title: "Plan and features",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "tenantSubscriptionPlanId",
    "featureIds"
  ],
  "properties": {
    "tenantSubscriptionPlanId": {
      "title": "Plan",
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "featureIds": {
      "type": "array",
      "title": "Features",
      "maxItems": 20,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "Customer",
          "Supplier",
          "Courier",
          "Planner",
          "CourierLocations"
        ],
        "title": "Feature"
      }
    }
  }
},
  uiSchema: {
  "tenantSubscriptionPlanId": {
    "ui:widget": "entity",
    "ui:options": {
      "of": {
        "list": "/subscription-plans"
      }
    }
  },
  "featureIds": {
    "ui:widget": "checkboxes"
  },
  "ui:order": [
    "tenantSubscriptionPlanId",
    "featureIds"
  ]
},
  validators,
}
