"""What lies on the table beside spies and markers: the wheel, services, grounds, stage, buttons and marks."""
