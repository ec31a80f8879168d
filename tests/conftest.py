"""For all tests: what Hypothesis draws takes the time it takes, because machines do other things meanwhile."""

from hypothesis import HealthCheck, settings

settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")
