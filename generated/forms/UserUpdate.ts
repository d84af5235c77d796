// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './UserUpdate.validators.js'

export const userUpdateForm: GeneratedForm = {
  name: "UserUpdate",
  title: "My profile",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "firstName",
    "lastName",
    "timezone",
    "unitPreference"
  ],
  "properties": {
    "firstName": {
      "type": "string",
      "title": "First name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "lastName": {
      "type": "string",
      "title": "Last name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "phone": {
      "type": "string",
      "title": "Phone",
      "format": "phone",
      "maxLength": 30
    },
    "timezone": {
      "type": "string",
      "title": "Time zone",
      "format": "timezone",
      "maxLength": 60
    },
    "unitPreference": {
      "type": "string",
      "title": "Units",
      "oneOf": [
        {
          "const": "Metric",
          "title": "Metric"
        },
        {
          "const": "MetricMixed",
          "title": "Mixed: kilometres, feet and pounds"
        },
        {
          "const": "Imperial",
          "title": "Imperial"
        }
      ]
    }
  }
},
  uiSchema: {
  "phone": {
    "ui:widget": "phone"
  },
  "timezone": {
    "ui:widget": "timezone"
  },
  "unitPreference": {
    "ui:widget": "select"
  },
  "ui:order": [
    "firstName",
    "lastName",
    "phone",
    "timezone",
    "unitPreference"
  ]
},
  validators,
}
